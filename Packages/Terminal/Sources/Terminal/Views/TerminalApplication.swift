public import Reactive

/// Runs a window on the terminal: draws it, sends it keys and mouse events, and restores the terminal at the end.
///
/// ```swift
/// let application = TerminalApplication(window: window, environment: ProcessInfo.processInfo.environment)
/// window.globals.addCommand("Quit", keys: [.character("q")]).drive…
/// try await application.run()
/// ```
///
/// The first frame is drawn before the terminal is queried. When the terminal answers, ``capabilities`` and the
/// window's theme change. An idle application does not wake up.
@MainActor
public final class TerminalApplication {
  public struct Options: Sendable {
    public var color = ColorChoice.auto
    /// Whether the program receives clicks and the wheel. If false, the terminal uses clicks and the wheel to select
    /// text and to scroll.
    public var usesMouse = true
    /// The picture method; nil for the best one that the terminal supports.
    public var pictures: PictureMethod?
    public var theme = ThemeChoice.auto

    public init(
      color: ColorChoice = .auto, usesMouse: Bool = true, pictures: PictureMethod? = nil, theme: ThemeChoice = .auto
    ) {
      self.theme = theme
      self.color = color
      self.usesMouse = usesMouse
      self.pictures = pictures
    }
  }

  public let window: Window

  /// The known capabilities of the terminal. A subscriber receives the current value first.
  public var capabilities: Driver<Capabilities> { known.asDriver() }

  /// The current value of ``capabilities``.
  public var currentCapabilities: Capabilities { known.value }

  private let known: BehaviorRelay<Capabilities>
  private let options: Options
  private let inputDescriptor: Int32
  private let handlesSignals: Bool
  private let screen: Screen
  private var device: TerminalDevice?
  private var parser = InputParser()
  private var isFrameScheduled = false
  /// The title that was sent to the terminal.
  private var shownTitle: String?
  private var escapeDecision: Task<Void, Never>?
  /// Whether the terminal has answered the last query, or no answer is expected.
  private var hasAnswered = false
  /// The time limit for answers to the queries.
  var answerLimit = Duration.seconds(3)
  private var asked = ContinuousClock.now
  private var hasQuit = false
  /// Whether the terminal was closed while the application was running.
  public private(set) var isTerminalClosed = false
  /// The input that arrived during preparation; nil afterwards.
  private var typedAhead: [InputEvent]?

  /// - Parameter environment: the process's environment, with variables such as `TERM`.
  public convenience init(window: Window, environment: [String: String], options: Options = Options()) {
    self.init(window: window, environment: environment, options: options, inputDescriptor: 0, handlesSignals: true)
  }

  /// - Parameters:
  ///   - inputDescriptor: a descriptor of the terminal.
  ///   - handlesSignals: whether to handle signals; false if the terminal is not the process's controlling terminal.
  init(
    window: Window, environment: [String: String], options: Options, inputDescriptor: Int32, handlesSignals: Bool
  ) {
    self.window = window
    self.options = options
    self.inputDescriptor = inputDescriptor
    self.handlesSignals = handlesSignals
    let capabilities = Capabilities(environment: environment, color: options.color, pictures: options.pictures)
    known = BehaviorRelay(value: capabilities)
    screen = Screen(size: .zero, options: Screen.Options(depth: capabilities.depth))
    applyCapabilities()
  }

  /// Shows the window until ``quit()`` is called, the terminal is closed, or the user presses Ctrl-C and no view
  /// handles it.
  ///
  /// - Parameter prepare: work that starts after the first frame. Keys and mouse events are buffered until `prepare`
  ///   returns. Ctrl-C quits at once.
  public func run(preparing prepare: (@MainActor () async -> Void)? = nil) async throws(TerminalError) {
    let device = try TerminalDevice(of: inputDescriptor, handlesSignals: handlesSignals)
    self.device = device
    window.needsFrame = { [weak self] in self?.scheduleFrame() }
    enter()
    drawFrame()
    device.send(Array(currentCapabilities.queries.utf8))
    hasAnswered = currentCapabilities.queries.isEmpty
    asked = .now
    if let prepare {
      typedAhead = []
      Task {
        await prepare()
        if !hasQuit { handleTypedAhead() }
      }
    }
    var events = device.events.makeAsyncIterator()
    while !hasQuit, let event = await events.next(isolation: #isolation) { handle(event) }
    await awaitAnswers(&events, from: device)
    window.needsFrame = {}
    escapeDecision?.cancel()
    device.shutDown()
    self.device = nil
  }

  /// Ends ``run()``.
  public func quit() {
    hasQuit = true
    device?.wake()
  }

  /// Stops the process, as Ctrl-Z does in the shell, until the shell continues it.
  public func suspend() {
    device?.stopProcess()
    // Without job control, no shell would continue the process.
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      if let self, device?.isActive == false { enter() }
    }
  }

  /// Sends text to the clipboard of the machine that runs the terminal (OSC 52). The terminal does not report whether
  /// it accepts the text. See ``Capabilities/acceptsClipboard``.
  ///
  /// - Returns: false if the application is not running.
  public func copyToClipboard(_ text: String) -> Bool {
    guard let device else { return false }
    device.send(Array("\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\".utf8))
    return true
  }

  /// Releases the data of a picture that was sent to the terminal with ``Canvas/require(upload:check:_:)``.
  public func forget(upload id: Int, command: [UInt8]) {
    screen.forget(upload: id, command: command)
    scheduleFrame()
  }

  private var awaitsAnswers: Bool { !hasAnswered && ContinuousClock.now < asked + answerLimit }

  // MARK: The terminal

  /// Waits for outstanding answers before the program ends, because the shell would read late answers as input. Ctrl-C
  /// ends the wait.
  private func awaitAnswers(
    _ events: inout some AsyncIteratorProtocol<TerminalDevice.Event, Never>, from device: TerminalDevice
  ) async {
    guard awaitsAnswers else { return }
    let limit = Task {
      try? await Task.sleep(until: asked + answerLimit)
      // The device may already be shut down if the task was canceled.
      guard !Task.isCancelled else { return }
      hasAnswered = true
      device.wake()
    }
    while !hasAnswered, let event = await events.next(isolation: #isolation) {
      switch event {
      case .bytes(let bytes):
        for event in parser.events(in: bytes) {
          switch event {
          case .answer(.attributes), .key(.control("c")): hasAnswered = true
          default: break
          }
        }
      case .closed: hasAnswered = true
      default: break
      }
    }
    limit.cancel()
  }

  private func enter() {
    guard let device else { return }
    device.enter()
    if options.usesMouse { device.send(Array(TerminalModes.enterMouse.utf8)) }
    if currentCapabilities.hasKittyKeyboard { device.send(Array(TerminalModes.enterKittyKeyboard.utf8)) }
    screen.reset()
    shownTitle = nil
    measure()
    scheduleFrame()
  }

  private func measure() {
    guard let size = device?.size else { return }
    screen.resize(to: Size(width: size.columns, height: size.rows))
    var capabilities = known.value
    capabilities.learn(size)
    learnt(capabilities)
  }

  private func handle(_ event: TerminalDevice.Event) {
    switch event {
    case .bytes(let bytes):
      escapeDecision?.cancel()
      escapeDecision = nil
      for event in parser.events(in: bytes) { handle(event) }
      if parser.isUndecided { decideSoon() }
    case .drained: scheduleFrame()
    case .resized:
      measure()
      scheduleFrame()
    case .stopRequested: suspend()
    case .resumed: enter()
    case .closed:
      isTerminalClosed = true
      hasQuit = true
    case .woken: break
    }
  }

  /// Treats a lone Escape as a key if nothing follows within a time limit. The limit is longer while answers are
  /// expected, because a slow connection may split an answer.
  private func decideSoon() {
    escapeDecision = Task { [weak self, awaitsAnswers] in
      try? await Task.sleep(for: .milliseconds(awaitsAnswers ? 500 : 50))
      guard !Task.isCancelled, let self else { return }
      for event in parser.decide() { handle(event) }
    }
  }

  private func handle(_ event: InputEvent) {
    if case .answer(let answer) = event {
      // The device attributes are the answer to the last query, so no other answers follow.
      if case .attributes = answer { hasAnswered = true }
      if case .missingPicture(let id) = answer {
        screen.resend(upload: id)
        scheduleFrame()
      }
      var capabilities = known.value
      if capabilities.learn(answer) { learnt(capabilities) }
      return
    }
    if typedAhead != nil {
      if case .key(.control("c")) = event { quit() }
      typedAhead?.append(event)
      return
    }
    if window.handle(event) { return }
    switch event {
    case .key(.control("c")): quit()
    case .key(.control("z")): suspend()
    case .key(.control("l")):
      screen.repaint()
      scheduleFrame()
    default: break
    }
  }

  private func handleTypedAhead() {
    let events = typedAhead ?? []
    typedAhead = nil
    for event in events { handle(event) }
  }

  private func learnt(_ capabilities: Capabilities) {
    guard capabilities != known.value else { return }
    let hadKittyKeyboard = known.value.hasKittyKeyboard
    known.accept(capabilities)
    if capabilities.hasKittyKeyboard && !hadKittyKeyboard {
      device?.send(Array(TerminalModes.enterKittyKeyboard.utf8))
    }
    applyCapabilities()
  }

  private func applyCapabilities() {
    let capabilities = known.value
    screen.options = Screen.Options(
      depth: capabilities.depth, isSynchronized: capabilities.isSynchronized, hasLinks: capabilities.hasLinks,
      isInTmux: capabilities.isInTmux)
    window.theme = Theme(options.theme, isLight: capabilities.isLight, depth: capabilities.depth)
    scheduleFrame()
  }

  // MARK: Frames

  /// Requests a frame. Several requests result in one frame.
  private func scheduleFrame() {
    guard device != nil, !isFrameScheduled else { return }
    isFrameScheduled = true
    Task { drawFrame() }
  }

  /// Draws a frame. While the previous frame is still being written, does nothing, because a later frame shows the
  /// latest state.
  private func drawFrame() {
    isFrameScheduled = false
    guard let device, device.isActive, !device.isBusy else { return }
    let bytes = screen.frame { canvas in window.draw(in: canvas) }
    if !bytes.isEmpty { device.send(bytes) }
    if let title = window.title(), title != shownTitle, currentCapabilities.hasTitle {
      device.send(Array(TerminalModes.title(title).utf8))
      shownTitle = title
    }
  }
}
