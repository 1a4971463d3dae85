public import Reactive

/// Manages a program's screens: sections, each with a stack of screens, and dialogs and toasts above them.
///
/// An app subclasses `Coordinator`, and adds methods that show the screens that its view models request:
///
/// ```swift
/// final class NotesCoordinator: Coordinator {
///   func follow(_ route: NoteRoute) {
///     switch route {
///     case .note(let viewModel): push(NoteScreen(viewModel, on: self))
///     case .back: pop()
///     }
///   }
/// }
/// let coordinator = NotesCoordinator(environment: environment)
/// try await coordinator.run()
/// ```
@MainActor
open class Coordinator {
  /// A stack of screens that the user can switch to.
  public struct Section {
    public let title: String
    fileprivate let makeScreen: @MainActor () -> (any ViewController)?

    /// - Parameter makeScreen: creates the section's first screen when the section is first shown. If the program is
    ///   not ready, the closure may return nil, and the current section remains visible.
    public init(title: String, makeScreen: @escaping @MainActor () -> (any ViewController)?) {
      self.title = title
      self.makeScreen = makeScreen
    }
  }

  public let window: Window
  /// The sections. Set the sections before the first screen is shown.
  public var sections: [Section] = []
  /// The index of the section that is shown.
  public private(set) var currentSection = 0

  private let application: TerminalApplication
  private let environment: [String: String]
  private let notices: NoticeBoard
  private var stacks: [Int: [any ViewController]] = [:]
  private var pictureIDs = PictureIDs()
  private var quitRunning: () -> Void = {}

  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - notices: the source of notices, which are shown as toasts while the program fills the screen.
  ///   - scheduler: the scheduler that removes toasts.
  public init(
    environment: [String: String], options: TerminalApplication.Options = .init(), notices: NoticeBoard = NoticeBoard(),
    scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.environment = environment
    self.notices = notices
    window = Window(content: View(), scheduler: scheduler)
    application = TerminalApplication(window: window, environment: environment, options: options)
  }

  // MARK: Running

  /// Runs until the user quits. The first frame is drawn at once.
  ///
  /// - Parameter prepare: see ``TerminalApplication/run(preparing:)``.
  public func run(preparing prepare: (@MainActor () async -> Void)? = nil) async throws(TerminalError) {
    quitRunning = { [application] in application.quit() }
    divertNotices()
    defer { notices.divert(to: nil) }
    try await application.run(preparing: prepare)
  }

  /// Runs the program with lines of text instead of screens, using a ``PlainApplication``.
  public func runPlain(output: Output, preparing prepare: @MainActor () async throws -> Void) async throws {
    let application = PlainApplication(window: window, output: output)
    quitRunning = { [application] in application.quit() }
    try await prepare()
    try await application.run()
  }

  /// Ends ``run(preparing:)``, or ``runPlain(output:preparing:)``.
  public func quit() {
    quitRunning()
  }

  /// Whether ``run(preparing:)`` ended because the terminal was closed.
  public var isTerminalClosed: Bool { application.isTerminalClosed }

  /// Shows notices as toasts.
  func divertNotices() {
    notices.divert { [weak self] text in
      Task { @MainActor [weak self] in self?.show(text) }
    }
  }

  // MARK: Screens

  /// The title of the screen that is shown, or of its section, for ``Window/title``.
  public var screenTitle: String? {
    stacks[currentSection]?.last?.title
      ?? (sections.indices.contains(currentSection) ? sections[currentSection].title : nil)
  }

  /// Called after another screen has become the top screen.
  open func screenDidChange() {}

  /// Shows a section as the user left it. If the section is already shown, returns to its first screen.
  public func show(section index: Int) {
    guard sections.indices.contains(index) else { return }
    window.dismissAll()
    let isSame = index == currentSection
    currentSection = index
    if stacks[index] == nil, let screen = sections[index].makeScreen() { stacks[index] = [screen] }
    if isSame, let first = stacks[index]?.first { stacks[index] = [first] }
    showTop()
  }

  /// Whether ``show(section:)`` would change the screen. Returns false if the section's first screen is shown without a
  /// dialog.
  public func canShow(section index: Int) -> Bool {
    index != currentSection || window.isPresentingDialog || stacks[index]?.count != 1
  }

  /// Shows the section that is `step` positions after the current section. The first section follows the last section.
  public func moveSection(by step: Int) {
    guard !sections.isEmpty else { return }
    show(section: (currentSection + step + sections.count) % sections.count)
  }

  /// Pushes a screen onto the stack of the current section.
  public func push(_ screen: any ViewController) {
    stacks[currentSection, default: []].append(screen)
    showTop()
  }

  /// Removes the top screen of the current section, unless it is the only screen.
  public func pop() {
    guard let count = stacks[currentSection]?.count, count > 1 else { return }
    stacks[currentSection]?.removeLast()
    showTop()
  }

  /// The screen that is shown.
  public var topScreen: (any ViewController)? { stacks[currentSection]?.last }

  /// Returns the screen below the given screen in the stack.
  public func screen(below screen: any ViewController) -> (any ViewController)? {
    for stack in stacks.values {
      if let index = stack.firstIndex(where: { $0 === screen }), index > 0 { return stack[index - 1] }
    }
    return nil
  }

  private func showTop() {
    guard let screen = stacks[currentSection]?.last, window.content !== screen.view else { return }
    window.content = screen.view
    screenDidChange()
  }

  // MARK: Above the screens

  /// Shows a toast.
  public func show(_ text: String) {
    window.show(toast: StyledText(untrusted: text))
  }

  /// Shows a toast for five seconds that ends with the key and the title of a command. A click on them performs the
  /// command. In a narrow window, the text is cut.
  public func show(_ text: String, key: KeyPress, title: String) {
    window.show(
      toast: StyledText(untrusted: text), action: StyledText("\(key) \(title)", window.theme.accent, key: key),
      for: .seconds(5))
  }

  /// Shows an error as a toast, in the color of errors and for longer than other toasts.
  public func show(error text: String) {
    window.show(toast: StyledText(untrusted: text, window.theme.error), for: .seconds(6))
  }

  /// Asks a question, which may have several lines. Enter and Escape choose `no`. Subscribe to the buttons' taps to get the answer.
  public func ask(_ question: String, title: String, yes: Button, no: Button) {
    let text = StyledText(question.printable(keepingLines: true), window.theme.text)
    let dialog = Dialog(title: title, Label(text, wraps: true), buttons: [no, yes])
    let escape = dialog.addCommand(no.title, keys: [KeyPress(.escape)], isHint: true)
    // The subscription ends with the first answer, which also closes the dialog.
    _ = Observable.merge(yes.tap.asObservable(), no.tap.asObservable(), escape.asObservable()).take(1)
      .subscribe(onNext: { [weak window, weak dialog] in
        if let dialog { window?.dismiss(dialog) }
      })
    window.present(dialog)
  }

  /// Lets the user choose one of several options.
  ///
  /// - Parameters:
  ///   - current: the index of the current option.
  ///   - chooseTitle: the title of the Enter key.
  ///   - cancel: the title and the keys of the command that closes the dialog.
  ///   - choose: called with the index of the user's choice.
  public func choose(
    _ title: String, from options: [String], current: Int, movementKeys: MovementKeys,
    chooseTitle: String, cancel: (title: String, keys: [KeyPress]), choose: @escaping (Int) -> Void
  ) {
    let list = CollectionView<String>(.list(rowHeight: 1)) { canvas, option, state in
      let style = state.isSelected ? state.theme.selection : state.theme.text
      if state.isSelected { canvas.fill(canvas.bounds, style: style) }
      canvas.draw(option, at: Point(x: 1, y: 0), style: style)
    }
    list.movementKeys = movementKeys
    list.openTitle = chooseTitle
    list.opensOnClick = true
    list.items = options
    list.selection = current
    let width = options.reduce(title.columns) { max($0, $1.columns) } + 6
    let dialog = Dialog(title: title, Stack(.vertical, [.init(list, .fixed(options.count))]), widest: width)
    // The subscriptions end when the dialog's views are released.
    _ = list.itemSelected.subscribe(onNext: { [weak window, weak dialog] index in
      if let dialog { window?.dismiss(dialog) }
      choose(index)
    })
    _ = dialog.addCommand(cancel.title, keys: cancel.keys, isHint: true)
      .subscribe(onNext: { [weak window, weak dialog] in
        if let dialog { window?.dismiss(dialog) }
      })
    window.present(dialog)
  }

  // MARK: The terminal

  /// The capabilities of the terminal, which may change while the program runs.
  public var capabilities: Driver<Capabilities> { application.capabilities }
  public var currentCapabilities: Capabilities { application.currentCapabilities }

  /// Returns an identifier for a picture that is sent to the terminal.
  public func makePictureID() -> Int { pictureIDs.next() }

  /// Releases the data of a picture that was sent to the terminal.
  public func forget(upload id: Int, command: [UInt8]) {
    application.forget(upload: id, command: command)
  }

  /// Copies text to the clipboard with a program of the desktop. If no program accepts the text, sends the text to the
  /// terminal, provided that the terminal is known to accept text for the clipboard.
  ///
  /// - Returns: whether the text was copied.
  public func copy(_ text: String) async -> Bool {
    if await Clipboard.copy(text, environment: environment) { return true }
    return currentCapabilities.acceptsClipboard && application.copyToClipboard(text)
  }

  /// Opens a page in the user's web browser.
  ///
  /// - Returns: whether a browser opened the address.
  public func openPage(_ address: String) async -> Bool {
    await WebBrowser.open(address, environment: environment)
  }

  /// Opens a file in the default program of the user's desktop.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: whether a program opened the file.
  public func openFile(_ path: String) async -> Bool {
    await WebBrowser.openFile(path, environment: environment)
  }
}

/// Generates the identifiers of pictures in a terminal. The first identifier depends on the process, so that successive
/// programs do not show each other's pictures.
struct PictureIDs {
  // An id has 24 bits, because kitty's placeholders encode it as a color.
  private var last = processID % 4096 * 4096

  mutating func next() -> Int {
    last = last % 0xFF_FFFF + 1
    return last
  }
}
