import Domain
import Presentation
import Reactive
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The browser on a whole terminal: the sections, the screens above each other in each of them, and the way between
/// them, which view models choose.
@MainActor
final class PhotosCoordinator {
  enum Section: Int, CaseIterable {
    case photos, search, topics, likes
  }

  let strings: Strings
  let keys: KeyMap
  let pipeline: ImagePipeline
  private let root: BrowseRoot
  /// Makes the view models; nil until all is open that they stand on. No key comes before.
  private var app: CompositionRoot?
  private let firstPage: PageRequest
  private let window = Window(content: View())
  private let options: TerminalApplication.Options
  private let environment: [String: String]
  private var section = Section.photos
  private var stacks: [Section: [any PhotoScreen]] = [:]
  private var quit: () -> Void = {}
  private var copy: (String) -> Void = { _ in }
  /// How things stand with the source; empty while there is nothing to know.
  private var notice = ""
  private let bag = DisposeBag()

  /// - Parameter pictures: how pictures are to be shown; nil for the best that the terminal is known to do.
  init(
    _ root: BrowseRoot, firstPage: PageRequest, pictures: PictureMethod?, usesMouse: Bool,
    environment: [String: String]
  ) {
    self.root = root
    self.firstPage = firstPage
    self.environment = environment
    options = .init(color: root.settings.color, usesMouse: usesMouse, pictures: pictures)
    strings = Strings(root.settings)
    keys = root.settings.keys
    pipeline = ImagePipeline(
      capabilities: Capabilities(environment: environment, color: root.settings.color, pictures: pictures),
      firstID: Self.firstPictureID
    ) { request, id in try await root.graph().pictures().picture(for: request, id: id) }
    pipeline.onChange = { [window] in window.setNeedsFrame() }
    window.tooSmallText = strings.navigation.tooSmall
    window.plainTexts = PlainTexts(
      selection: strings.navigation.selection, unknownKey: strings.navigation.unknownKey,
      unknownCommand: strings.navigation.unknownCommand)
    addGlobalCommands()
  }

  /// Shows screens until the user leaves. Draws at once, while what they show is still being opened.
  ///
  /// - Throws: `CommandFailure`.
  func run() async throws {
    let application = TerminalApplication(window: window, environment: environment, options: options)
    quit = { [application] in application.quit() }
    copy = { [application] in application.copyToClipboard($0) }
    pipeline.onForget = { [application] in application.forget(upload: $0, command: $1) }
    application.capabilities.drive(with: pipeline) { $0.capabilities = $1 }.disposed(by: bag)
    root.console.notices.divert { text in Task { @MainActor [weak self] in self?.show(text) } }
    defer { root.console.notices.divert(to: nil) }
    let completion = Task { [root] in try await root.graph().completeLikes() }
    defer { completion.cancel() }
    window.content = frame(View(), title: { "" }, status: [])
    var failure: (any Error)?
    do throws(TerminalError) {
      try await application.run {
        do {
          try await self.open()
        } catch {
          failure = error
          application.quit()
        }
      }
    } catch {
      throw CommandFailure(message: "\(error)", status: .unavailable)
    }
    if let failure { throw failure }
  }

  /// The same screens line by line, without pictures.
  func runPlain() async throws {
    pipeline.capabilities = Capabilities(environment: environment, color: .never, pictures: PictureMethod.none)
    let application = PlainApplication(window: window, output: root.console.output)
    quit = { [application] in application.quit() }
    try await open()
    try await application.run()
  }

  /// Shows the first screen as soon as there is something to show on it.
  private func open() async throws {
    let app = try await root.graph()
    self.app = app
    app.sourceStatus().transform(input: .init()).notice
      .drive(onNext: { [weak self] in
        self?.notice = $0
        self?.window.setNeedsFrame()
      })
      .disposed(by: bag)
    show(section)
  }

  /// Two browsers in one terminal, one after the other, do not show each other's pictures.
  private static var firstPictureID: Int { Int(ProcessInfo.processInfo.processIdentifier) % 4096 * 4096 + 1 }

  private func addGlobalCommands() {
    let globals = window.globals
    func command(_ title: String, _ action: KeyMap.Action, isHint: Bool = false, _ body: @escaping () -> Void) {
      globals.addCommand(title, keys: keys[action], isHint: isHint).subscribe(onNext: body).disposed(by: bag)
    }
    // Lists and pictures take these keys before anybody else; they are commands for the list of all keys.
    globals.addCommand(strings.navigation.move, keys: keys[.up] + keys[.down] + keys[.left] + keys[.right])
    globals.addCommand(strings.navigation.movePage, keys: [.pageUp, .pageDown].compactMap { keys[$0].first })
    globals.addCommand(strings.navigation.moveToEnds, keys: [.first, .last].flatMap { keys[$0].prefix(2) })
    globals.addCommand(strings.navigation.open, keys: [KeyPress(.enter)])
    command(strings.search.title, .search, isHint: true) { [unowned self] in show(.search) }
    command(strings.navigation.nextSection, .nextSection, isHint: true) { [unowned self] in step(by: 1) }
    command(strings.navigation.previousSection, .previousSection) { [unowned self] in step(by: -1) }
    command(strings.photos.title, .photos) { [unowned self] in show(.photos) }
    command(strings.search.title, .searchSection) { [unowned self] in show(.search) }
    command(strings.topics.title, .topics) { [unowned self] in show(.topics) }
    command(strings.likes.title, .likes) { [unowned self] in show(.likes) }
    command(strings.navigation.help, .help, isHint: true) { [unowned self] in
      window.present(KeyHelp(commands: window.activeCommands, title: strings.navigation.keys))
    }
    command(strings.navigation.quit, .quit, isHint: true) { [unowned self] in quit() }
  }

  // MARK: Where the user is

  private func step(by step: Int) {
    let count = Section.allCases.count
    if let next = Section(rawValue: (section.rawValue + step + count) % count) { show(next) }
  }

  /// Shows a section as it was left; the one that is seen already, from its first screen.
  func show(_ section: Section) {
    window.dismissAll()
    let isSame = section == self.section
    self.section = section
    if stacks[section] == nil, let app { stacks[section] = [makeScreen(section, app)] }
    if isSame, let first = stacks[section]?.first { stacks[section] = [first] }
    showTop()
  }

  private func makeScreen(_ section: Section, _ app: CompositionRoot) -> any PhotoScreen {
    switch section {
    case .photos: PhotoListScreen(app.photoList(of: .editorial, firstPage: firstPage), on: self)
    case .search: SearchScreen(app.photoSearch(firstPage: firstPage), on: self)
    case .topics: TopicsScreen(app.topicList(), on: self)
    case .likes: PhotoListScreen(app.likedPhotos(), on: self)
    }
  }

  func go(_ route: PhotoRoute) {
    guard let app else { return }
    switch route {
    case .photo(let id, let sequence):
      open(DetailScreen(app.photoPager(id, in: sequence), app.photoActions(), on: self))
    case .topic(let topic):
      open(
        PhotoListScreen(
          app.photoList(of: .topic(topic.slug), title: topic.title, firstPage: firstPage), isTopic: true, on: self))
    case .back:
      guard let count = stacks[section]?.count, count > 1 else { return }
      stacks[section]?.removeLast()
      showTop()
    }
  }

  private func open(_ screen: any PhotoScreen) {
    stacks[section]?.append(screen)
    showTop()
  }

  private func showTop() {
    guard let screen = stacks[section]?.last, window.content !== screen.view else { return }
    pipeline.want([])
    window.content = screen.view
  }

  /// The list behind a screen follows where the user goes.
  func reveal(_ id: Photo.ID, behind screen: any PhotoScreen) {
    for stack in stacks.values {
      guard let index = stack.firstIndex(where: { $0 === screen }), index > 0 else { continue }
      stack[index - 1].reveal(id)
    }
  }

  // MARK: What screens are made of

  /// What all screens have in common: the sections above, a line of status and the keys below.
  ///
  /// - Parameter title: what the upper right corner says, unless there is something to know of the source.
  func frame(_ content: View, title: @escaping () -> StyledText, status: [Stack.Item]) -> Stack {
    let note = { [unowned self] in notice.isEmpty ? title() : StyledText(foreign: notice, theme.error) }
    let bar = SectionBar(
      titles: [strings.photos.title, strings.search.title, strings.topics.title, strings.likes.title],
      current: section.rawValue, note: note)
    bar.sectionSelected
      .subscribe(onNext: { [unowned self] in Section(rawValue: $0).map(show) })
      .disposed(by: bag)
    return Stack(
      .vertical,
      [
        .init(bar, .fitting), .init(content, .fill), .init(Stack(.horizontal, status), .fixed(1)),
        .init(KeyHints(keeping: strings.navigation.help), .fixed(1)),
      ])
  }

  /// The way back, if there is a screen to go back to.
  func addBack(to screen: View, unless isAlone: Bool) {
    guard !isAlone else { return }
    // It lives as long as the screen does.
    _ = screen.addCommand(strings.navigation.back, keys: keys[.back], isHint: true)
      .subscribe(onNext: { [weak self] in self?.go(.back) })
  }

  var theme: Theme { window.theme }

  /// Where photos are saved: where the program was started, as downloads of the commands are.
  var downloads: DownloadDestination { DownloadDestination(path: FileManager.default.currentDirectoryPath) }

  func show(_ text: String) {
    window.show(toast: StyledText(foreign: text))
  }

  func show(_ failure: Failure) {
    window.show(
      toast: StyledText(foreign: "\(failure.message) \(failure.advice)", window.theme.error), for: .seconds(6))
  }

  func share(_ link: String) {
    copy(link)
    show(strings.detail.linkCopied(link))
  }

  func openPage(_ link: String) {
    Task {
      show(
        await WebBrowser.open(link, environment: environment)
          ? strings.detail.opened(link) : strings.detail.notOpened(link))
    }
  }

  /// Lets the user choose one of some options.
  func choose(_ choice: FilterBar.Choice) {
    let list = CollectionView<String>(.list(rowHeight: 1)) { canvas, option, state in
      let style = state.isSelected ? state.theme.selection : state.theme.text
      if state.isSelected { canvas.fill(canvas.bounds, style: style) }
      canvas.draw(option, at: Point(x: 1, y: 0), style: style)
    }
    list.movementKeys = keys.movement
    list.items = choice.options
    list.selection = choice.current
    let width = choice.options.reduce(choice.title.columns) { max($0, $1.columns) } + 6
    let dialog = Dialog(
      title: choice.title, Stack(.vertical, [.init(list, .fixed(choice.options.count))]), widest: width)
    // What is presented lives as long as it is seen, and so do its events.
    _ = list.itemSelected.subscribe(onNext: { [weak self, weak dialog] index in
      dialog.map { self?.dismiss($0) }
      choice.choose(index)
    })
    _ = dialog.addCommand(strings.navigation.cancel, keys: keys[.back], isHint: true)
      .subscribe(onNext: { [weak self, weak dialog] in dialog.map { self?.dismiss($0) } })
    present(dialog)
  }

  func present(_ view: View) { window.present(view) }
  func dismiss(_ view: View) { window.dismiss(view) }
}
