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
  private let root: BrowseRoot
  /// Makes the view models; nil until the database and the network are open. Input is buffered until then.
  private var app: CompositionRoot?
  /// A message about the source, such as a rate limit; empty if there is none.
  private var notice = ""
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
      options: .init(color: root.settings.color, usesMouse: usesMouse, pictures: pictures),
      notices: root.console.notices)
    pipeline.onChange = { [window] in window.setNeedsFrame() }
    window.tooSmallText = strings.navigation.tooSmall
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
    window.content = frame(View(), title: { "" }, status: [])
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
    if let failure { throw failure }
  }

  /// Runs the browser with the same screens as lines of text, without pictures.
  func runPlain() async throws {
    pipeline.capabilities = Capabilities(environment: [:], color: .never, pictures: PictureMethod.none)
    try await runPlain(output: root.console.output) { try await showFirstScreen() }
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
    show(section: currentSection)
  }

  private func addGlobalCommands() {
    let globals = window.globals
    func command(_ title: String, _ action: KeyMap.Action, isHint: Bool = false, _ body: @escaping () -> Void) {
      globals.addCommand(title, keys: keys[action], isHint: isHint).subscribe(onNext: body).disposed(by: bag)
    }
    // These commands exist only to appear in the list of keys, because lists and pictures handle the keys first.
    let texts = strings.navigation
    globals.addCommand(texts.move, keys: keys[.up] + keys[.down] + keys[.left] + keys[.right])
    globals.addCommand(texts.movePage, keys: [.pageUp, .pageDown].compactMap { keys[$0].first })
    globals.addCommand(texts.moveToEnds, keys: [.first, .last].flatMap { keys[$0].prefix(2) })
    globals.addCommand(texts.open, keys: [KeyPress(.enter)])
    command(strings.search.title, .search, isHint: true) { [unowned self] in show(.search) }
    command(texts.nextSection, .nextSection, isHint: true) { [unowned self] in moveSection(by: 1) }
    command(texts.previousSection, .previousSection) { [unowned self] in moveSection(by: -1) }
    for (index, section) in BrowseSection.all.enumerated() {
      command(section.title(strings), section.action) { [unowned self] in show(section: index) }
    }
    command(texts.help, .help, isHint: true) { [unowned self] in
      window.present(KeyHelp(commands: window.activeCommands, title: texts.keys))
    }
    command(strings.navigation.quit, .quit, isHint: true) { [unowned self] in quit() }
  }

  // MARK: Navigation

  private func show(_ section: BrowseSection) {
    guard let index = BrowseSection.all.firstIndex(where: { $0.action == section.action }) else { return }
    show(section: index)
  }

  func go(_ route: PhotoRoute) {
    guard let app else { return }
    switch route {
    case .photo(let id, let sequence):
      push(DetailScreen(app.photoPager(id, in: sequence), app.photoActions(), on: self))
    case .topic(let topic):
      push(
        PhotoListScreen(
          app.photoList(of: .topic(topic.slug), title: topic.title, firstPage: firstPage), isTopic: true, on: self))
    case .back: pop()
    }
  }

  override func screenDidChange() {
    pipeline.want([])
  }

  /// Selects a photo in the list that a screen was opened from.
  func reveal(_ id: Photo.ID, below screen: any ViewController) {
    (self.screen(below: screen) as? any PhotoRevealing)?.reveal(id)
  }

  // MARK: Parts of screens

  /// Returns a screen with the parts that all screens have: the section bar above, a status line and key hints below.
  ///
  /// - Parameter title: the text in the upper right corner, which a message about the source replaces.
  func frame(_ content: View, title: @escaping () -> StyledText, status: [Stack.Item]) -> Stack {
    let bar = SectionBar(of: self) { [unowned self] in
      notice.isEmpty ? title() : StyledText(untrusted: notice, theme.error)
    }
    return Stack(
      .vertical,
      [
        .init(bar, .fitting), .init(content, .fill), .init(Stack(.horizontal, status), .fixed(1)),
        .init(KeyHints(keeping: strings.navigation.help), .fixed(1)),
      ])
  }

  /// Adds the command that goes back to the previous screen.
  func addBack(to screen: View) {
    // The subscription ends when the screen is released.
    _ = screen.addCommand(strings.navigation.back, keys: keys[.back], isHint: true)
      .subscribe(onNext: { [weak self] in self?.pop() })
  }

  var theme: Theme { window.theme }

  /// The folder for downloads: the current folder, as for `photolist download`.
  var downloads: DownloadDestination { DownloadDestination(path: FileManager.default.currentDirectoryPath) }

  func share(_ link: String) {
    copyToClipboard(link)
    show(strings.detail.linkCopied(link))
  }

  func showPage(_ link: String) {
    let texts = strings.detail
    Task {
      show(await openPage(link) ? texts.opened(link) : texts.notOpened(link))
    }
  }

  /// Lets the user choose a filter of a search.
  func choose(_ choice: FilterBar.Choice) {
    choose(
      choice.title, from: choice.options, current: choice.current, movementKeys: keys.movement,
      cancel: (strings.navigation.cancel, keys[.back]), choose: choice.choose)
  }
}

/// A screen with a list in which a photo can be selected.
@MainActor
protocol PhotoRevealing {
  func reveal(_ id: Photo.ID)
}
