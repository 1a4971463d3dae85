import AppSupport
import Domain
import Foundation
import Images
import Presentation
import Reactive
import Terminal

/// Runs the browser: shows its sections, and the screens that view models request.
@MainActor
final class PhotosCoordinator: Coordinator {
  let strings: Strings
  let keys: KeyMap
  let firstPage: PageRequest
  let tileSize = TileSize()
  private let root: BrowseRoot
  /// Creates the view models; nil until the database and the network are open. While the value is nil, input is
  /// buffered.
  private var app: CompositionRoot?
  /// Saves photos; nil until a screen with actions on photos is shown.
  private var downloadQueue: DownloadQueue?
  /// A message about the source, such as a rate limit; empty if there is none.
  private var notice = ""
  private let changes = PublishRelay<UndoableChange>()
  private let undo = PublishRelay<Void>()
  private var canUndo = false
  private let bag = DisposeBag()

  private(set) lazy var pipeline = PhotoPipeline(
    capabilities: currentCapabilities, makeID: { [unowned self] in makePictureID() },
    load: { [root] request in try await root.graph().pictures().image(for: request) })

  /// - Parameter pictures: the method that shows pictures; nil for the best one that the terminal supports.
  init(
    _ root: BrowseRoot, firstPage: PageRequest, pictures: PictureMethod?, usesMouse: Bool,
    environment: [String: String]
  ) {
    self.root = root
    self.firstPage = firstPage
    strings = Strings(root.settings)
    keys = root.settings.keys
    super.init(
      environment: environment,
      options: .init(
        color: root.settings.color, usesMouse: usesMouse, pictures: pictures, theme: root.settings.themeChoice),
      notices: root.console.notices)
    pipeline.failureMark = keys[.retry].first.map { "✕ \($0)" } ?? "✕"
    pipeline.onChange = { [window] in window.setNeedsFrame() }
    window.title = { [unowned self] in screenTitle.map { "photolist — \($0)" } }
    window.tooSmallText = strings.navigation.tooSmall
    window.commandTexts = CommandTexts(strings.navigation)
    window.plainTexts = PlainTexts(
      selection: strings.navigation.selection, unknownKey: strings.navigation.unknownKey,
      unknownCommand: strings.navigation.unknownCommand)
    pipeline.onForget = { [weak self] in self?.forget(upload: $0, command: $1) }
    sections = BrowseSection.all.map { section in
      Section(title: section.title(strings)) { [unowned self] in
        guard let app else { return nil }
        return section.makeScreen(app, self)
      }
    }
    addGlobalCommands()
  }

  /// Runs the browser until the user quits. The first frame is drawn before the database and the network are open.
  ///
  /// - Throws: `CommandFailure`.
  func run() async throws {
    capabilities.drive(with: pipeline) { $0.capabilities = $1 }.disposed(by: bag)
    let completion = Task { [root] in try await root.graph().completeLikes() }
    defer { completion.cancel() }
    window.content = frame(View(), title: { _ in "" }, status: [])
    var failure: (any Error)?
    do throws(TerminalError) {
      try await run {
        do {
          try await self.showFirstScreen()
        } catch {
          failure = error
          self.quit()
        }
      }
    } catch {
      throw CommandFailure(message: "\(error)", status: .unavailable)
    }
    await finishDownloads()
    if let failure { throw failure }
  }

  /// Runs the browser in plain mode: writes the screens as lines of text, without pictures.
  func runPlain() async throws {
    pipeline.capabilities = Capabilities(environment: [:], color: .never, pictures: PictureMethod.none)
    try await runPlain(output: root.console.output) { try await showFirstScreen() }
    await finishDownloads()
  }

  /// Saves the photos whose downloads still run after the user has left the browser, and prints the results. If a signal
  /// ended the browser or the terminal was closed, prints which photos were not saved.
  private func finishDownloads() async {
    let console = root.console
    await downloadQueue?.finish(waits: !Task.isCancelled && !isTerminalClosed) { text, tone in
      tone == .bad ? console.warn(text) : console.print(text)
    }
  }

  /// Returns the actions on photos of a screen, whose downloads continue after the screen is closed.
  func photoActions(_ app: CompositionRoot) -> PhotoActionsViewModel { app.photoActions(queue: queue(of: app)) }

  /// Returns the queue of all screens.
  private func queue(of app: CompositionRoot) -> DownloadQueue {
    if let downloadQueue { return downloadQueue }
    let queue = app.downloadQueue()
    downloadQueue = queue
    queue.messages.emit(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    queue.failures.emit(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    queue.occupied
      .emit(onNext: { [weak self] request in
        self?.ask(toReplace: request.destination.path) { queue.add([request]) }
      })
      .disposed(by: bag)
    return queue
  }

  private func showFirstScreen() async throws {
    let app = try await root.graph()
    self.app = app
    app.sourceStatus().transform(input: .init()).notice
      .drive(onNext: { [weak self] in
        self?.notice = $0
        self?.window.setNeedsFrame()
      })
      .disposed(by: bag)
    let undone = app.undo().transform(input: .init(changes: changes.asObservable(), undo: ControlEvent(events: undo)))
    undone.messages.emit(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    undone.failures.emit(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    undone.canUndo.drive(onNext: { [weak self] in self?.canUndo = $0 }).disposed(by: bag)
    show(section: currentSection)
  }

  private func addGlobalCommands() {
    let globals = window.globals
    func command(
      _ title: String, _ action: KeyMap.Action, isHint: Bool = false, group: KeyCommand.Group = .navigation,
      summary: String? = nil, keywords: String = "", isActiveInDialogs: Bool = false,
      isEnabled: @escaping () -> Bool = { true },
      _ body: @escaping () -> Void
    ) {
      globals.addCommand(
        title, keys: keys[action], isHint: isHint, group: group, summary: summary, keywords: keywords,
        isActiveInDialogs: isActiveInDialogs, isEnabled: isEnabled
      )
      .subscribe(onNext: body).disposed(by: bag)
    }
    let texts = strings.navigation
    globals.addCommand(texts.undo, keys: keys[.undo], isEnabled: { [unowned self] in canUndo })
      .subscribe(onNext: { [unowned self] in undo.accept(()) }).disposed(by: bag)
    command(strings.search.title, .search, isHint: true, keywords: strings.search.filters) { [unowned self] in
      show(.search)
    }
    command(texts.nextSection, .nextSection, isHint: true, summary: texts.switchSection) { [unowned self] in
      moveSection(by: 1)
    }
    command(texts.previousSection, .previousSection, summary: texts.switchSection) { [unowned self] in
      moveSection(by: -1)
    }
    for (index, section) in BrowseSection.all.enumerated() {
      command(
        section.title(strings), section.action, summary: texts.selectSection,
        isEnabled: { [unowned self] in canShow(section: index) }
      ) { [unowned self] in show(section: index) }
    }
    command(texts.help, .help, isHint: true, group: .program) { [unowned self] in
      window.present(KeyHelp(commands: window.activeCommands, title: texts.keys, texts: window.commandTexts))
    }
    command(texts.commands, .commands, group: .program) { [unowned self] in
      window.present(
        CommandPalette(
          commands: window.activeCommands, title: texts.commands, placeholder: texts.findCommand,
          perform: texts.perform, texts: window.commandTexts))
    }
    command(texts.quit, .quit, isHint: true, group: .program, isActiveInDialogs: true) { [unowned self] in quit() }
  }

  // MARK: Navigation

  private func show(_ section: BrowseSection) {
    guard let index = BrowseSection.all.firstIndex(where: { $0.action == section.action }) else { return }
    show(section: index)
  }

  private func showList(_ app: CompositionRoot, of feed: PhotoFeed, title: String) {
    push(PhotoListScreen(app.photoList(of: feed, title: title, firstPage: firstPage), app, isTopic: true, on: self))
  }

  func go(_ route: PhotoRoute) {
    guard let app else { return }
    switch route {
    case .photo(let id, let sequence):
      let list = topScreen as? any PhotoSelecting
      push(
        DetailScreen(
          app.photoPager(id, in: sequence), photoActions(app), links: app.photoLinks(), files: app.photoFiles(),
          selection: list?.selection ?? SelectionControls(app.photoSelection()), on: self))
    case .topic(let topic): showList(app, of: .topic(topic.slug), title: topic.title)
    case .list(let feed, let title): showList(app, of: feed, title: title)
    case .back: pop()
    }
  }

  /// Selects a photo in the list that a screen was opened from.
  func reveal(_ id: Photo.ID, below screen: any ViewController) {
    (self.screen(below: screen) as? any PhotoRevealing)?.reveal(id)
  }

  // MARK: Changes

  /// Shows the result of a like or an unlike, and how to undo the change.
  func show(_ change: LikeChange) {
    show(change.text, undoable: change.undoable)
  }

  /// Shows that a recent search was removed, and how to undo the removal.
  func showRemoved(search text: String) {
    show(strings.search.removed(text), undoable: .removedSearch(text))
  }

  private func show(_ text: String, undoable change: UndoableChange?) {
    guard let change, let key = keys[.undo].first else { return show(text) }
    changes.accept(change)
    show(text, key: key, title: strings.navigation.undo)
  }

  // MARK: Parts of screens

  /// Returns a screen with the section bar, the content, a status line and key hints, from top to bottom.
  ///
  /// - Parameter title: the text in the upper right corner. A message about the source replaces the text.
  func frame(_ content: View, title: @escaping (_ columns: Int) -> StyledText, status: [Stack.Item]) -> Stack {
    let bar = SectionBar(of: self) { [unowned self] columns in
      notice.isEmpty ? title(columns) : StyledText(untrusted: notice, theme.error)
    }
    return Stack(
      .vertical,
      [
        .init(bar, .fixed(1)), .init(content, .fill), .init(Stack(.horizontal, status), .fixed(1)),
        .init(KeyHints(keeping: strings.navigation.help), .fixed(1)),
      ])
  }

  /// Adds the command that goes back to the previous screen.
  func addBack(to screen: View) {
    // The subscription ends when the screen is released.
    _ = screen.addCommand(strings.navigation.back, keys: keys[.back], isHint: true, group: .navigation)
      .subscribe(onNext: { [weak self] in self?.pop() })
  }

  var theme: Theme { window.theme }

  /// The folder for downloads, which is the current folder.
  var downloads: DownloadDestination { DownloadDestination(path: FileManager.default.currentDirectoryPath) }

  /// Copies a link. If no clipboard accepts the link, shows the link, so that the user can select its text.
  func share(_ link: String) {
    Task {
      guard await copy(link) else { return showLink(link) }
      let count = link.split(separator: "\n").count
      show(count == 1 ? strings.detail.linkCopied(link) : strings.detail.linksCopied(count))
    }
  }

  private func showLink(_ link: String) {
    let text = StyledText(untrusted: strings.detail.linkAdvice, theme.text)
    let address = link.printable(keepingLines: true, atMost: 8_000)
    let dialog = Dialog(
      title: strings.detail.link,
      Stack(
        .vertical, spacing: 1,
        [
          .init(Label(StyledText(address, theme.accent), wraps: true), .fitting),
          .init(Label(text, wraps: true), .fitting),
        ]),
      widest: 100)
    _ = dialog.addCommand(
      strings.navigation.close, keys: keys[.back] + [KeyPress(.enter)], isHint: true, group: .program
    )
    .subscribe(onNext: { [weak self, weak dialog] in
      if let dialog { self?.window.dismiss(dialog) }
    })
    window.present(dialog)
  }

  /// Lets the user choose one of a photo's links.
  func choose(_ links: [PhotoLink], _ select: @escaping (PhotoLink) -> Void) {
    choose(
      strings.viewing.linksTitle, from: links.map { $0.text.printable(atMost: 200) }, current: 0,
      movementKeys: keys.movement, chooseTitle: strings.navigation.choose,
      cancel: (strings.navigation.cancel, keys[.back])
    ) { select(links[$0]) }
  }

  func showPage(_ link: String) {
    let texts = strings.detail
    Task {
      show(await openPage(link) ? texts.opened(link) : texts.notOpened(link))
    }
  }

  /// Lets the user choose the value of a search filter.
  func choose(_ choice: FilterBar.Choice) {
    choose(
      choice.title, from: choice.options, current: choice.current, movementKeys: keys.movement,
      chooseTitle: strings.navigation.choose, cancel: (strings.navigation.cancel, keys[.back]), choose: choice.choose)
  }
}

/// A screen with a list in which a photo can be selected.
@MainActor
protocol PhotoRevealing {
  func reveal(_ id: Photo.ID)
}
