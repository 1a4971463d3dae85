public import Reactive

/// The content of the whole screen: a view that fills the screen, dialogs and toasts above the view, and the focus.
@MainActor
public final class Window {
  /// The view that fills the screen.
  public var content: View {
    didSet {
      oldValue.ownWindow = nil
      attach(content)
      focusedView = nil
      restoreFocus()
    }
  }

  public var theme = Theme.standard {
    didSet { if theme != oldValue { setNeedsFrame() } }
  }

  /// The minimum size. On smaller terminals, only ``tooSmallText`` is shown.
  public var minimumSize = Size(width: 20, height: 5)

  /// The message on terminals that are too small.
  public var tooSmallText = "Please enlarge the window."

  /// Returns the title of the terminal's window, or nil to leave the title unchanged. The title may be untrusted text.
  /// Called for every frame. The previous title is restored when the program ends.
  public var title: () -> String? = { nil }

  /// A view whose commands are active on every screen. While a dialog is shown, only commands with
  /// ``KeyCommand/isActiveInDialogs`` are active.
  public let globals = View()

  /// The titles of the keys that controls handle.
  public var commandTexts = CommandTexts()

  /// The texts of ``PlainApplication``.
  public var plainTexts = PlainTexts()

  public private(set) var focusedView: View?
  private var overlays: [(view: View, previousFocus: View?)] = []
  private var toasts: [Toast] = []
  /// The view that handled the last press of a mouse button. The view receives drags until the button is released.
  private weak var pressedView: View?
  /// The position where presses are ignored, because the last press there has changed what the window shows.
  private var ignoredPosition: Point?
  private let doubleClickTimer = SerialDisposable()
  private var lastToast = 0
  private let scheduler: any SchedulerType
  private let bag = DisposeBag()

  /// Called when the screen must be redrawn. The closure may be called often.
  var needsFrame: () -> Void = {}

  /// - Parameter scheduler: the scheduler that removes toasts.
  public init(content: View, scheduler: any SchedulerType = MainScheduler.instance) {
    self.content = content
    self.scheduler = scheduler
    attach(content)
    globals.ownWindow = self
    restoreFocus()
  }

  public func setNeedsFrame() {
    needsFrame()
  }

  // MARK: Overlays

  /// Shows a view in the center above everything else, in its preferred size. Until the view is
  /// dismissed, the views below it receive no keys.
  public func present(_ view: View) {
    // A message about an earlier action would seem to belong to the view.
    toasts = []
    overlays.append((view, focusedView))
    attach(view)
    focus(on: nil)
    restoreFocus()
    setNeedsFrame()
  }

  /// Dismisses a presented view and the views above it.
  public func dismiss(_ view: View) {
    guard let index = overlays.firstIndex(where: { $0.view === view }) else { return }
    let previousFocus = overlays[index].previousFocus
    for overlay in overlays[index...] { overlay.view.ownWindow = nil }
    overlays.removeSubrange(index...)
    focusedView = nil
    if let previousFocus, previousFocus.window === self { focus(on: previousFocus) } else { restoreFocus() }
    setNeedsFrame()
  }

  /// Dismisses all presented views.
  public func dismissAll() {
    if let (first, _) = overlays.first { dismiss(first) }
  }

  public func isPresenting(_ view: View) -> Bool {
    overlays.contains { $0.view === view }
  }

  /// Whether a presented view covers the content.
  var isPresentingDialog: Bool { !overlays.isEmpty }

  /// Shows a toast in the last row for `duration`. The toast replaces the previous toast.
  ///
  /// A click on a piece that has a key performs the key's command.
  ///
  /// - Parameter action: the key and the title of a command, which are shown after the text and are never cut.
  public func show(toast text: StyledText, action: StyledText? = nil, for duration: Duration = .seconds(4)) {
    lastToast += 1
    let id = lastToast
    toasts.append(Toast(text: text, action: action, id: id))
    setNeedsFrame()
    scheduler.schedule(after: duration) { [weak self] in
      self?.toasts.removeAll { $0.id == id }
      self?.setNeedsFrame()
    }
    .disposed(by: bag)
  }

  /// The toast that is visible, at the right end of the last row.
  private var toast: Toast? { toasts.last.flatMap { $0.id == lastToast ? $0 : nil } }

  /// The number of columns that a toast covers at the right end of the last row.
  var toastColumns: Int { toast.map { $0.text(columns: .max).columns + 3 } ?? 0 }

  /// The visible toast's text, as it is drawn, and its frame.
  private var shownToast: (text: StyledText, frame: Rect)? { toast?.placed(in: content.frame.size, theme: theme) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    scheduler.schedule(after: delay, action).disposed(by: bag)
  }

  // MARK: Focus

  /// The topmost view, which receives keys and mouse events.
  private var top: View { overlays.last?.view ?? content }

  func focus(on view: View?) {
    guard view !== focusedView else { return }
    if let view, !view.canBecomeFocused || !view.isDescendant(of: top) { return }
    let previous = focusedView
    focusedView = view
    if view != nil { top.rememberedFocus = view }
    previous?.focusDidChange()
    view?.focusDidChange()
  }

  func moveFocusOut(of view: View) {
    guard let focusedView, focusedView.isDescendant(of: view) else { return }
    focus(on: top.focusableViews.first { !$0.isDescendant(of: view) })
  }

  /// Moves the focus to the next view, or to the previous view if `step` is -1.
  public func moveFocus(by step: Int) {
    let views = top.focusableViews
    guard !views.isEmpty else { return }
    guard let index = views.firstIndex(where: { $0 === focusedView }) else { return focus(on: views[0]) }
    focus(on: views[(index + step + views.count) % views.count])
  }

  /// If no visible view has the focus, focuses the view that last had the focus, or else the first focusable view.
  private func restoreFocus() {
    if let focusedView, focusedView.isDescendant(of: top), !focusedView.isHidden { return }
    let views = top.focusableViews
    focus(on: views.first { $0 === top.rememberedFocus } ?? views.first)
  }

  // MARK: Events

  /// Dispatches an event to the views that may handle it.
  ///
  /// - Returns: whether a view handled the event.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    restoreFocus()
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): return responders.contains { $0.paste(text) }
    case .mouse(let mouse): return handle(mouse)
    case .focus, .answer: return false
    }
  }

  private func handle(_ key: KeyPress) -> Bool {
    if dispatch(key) { return true }
    // A focused text field has already handled letters of every layout.
    if let standard = key.onStandardLayout, dispatch(standard) { return true }
    switch key {
    case KeyPress(.tab): moveFocus(by: 1)
    case KeyPress(.tab, .shift): moveFocus(by: -1)
    default: return false
    }
    return true
  }

  private func dispatch(_ key: KeyPress) -> Bool {
    for view in responders {
      if view.keyDown(key) { return true }
      if let command = commands(of: view).first(where: { $0.keys.contains(key) }) {
        command.perform()
        return true
      }
    }
    return false
  }

  /// Handles a mouse event. If a press shows another screen, or opens or closes a dialog, the second press of a double
  /// click is ignored, because the user aimed at what was shown before.
  private func handle(_ mouse: MouseEvent) -> Bool {
    if mouse.action == .drag || mouse.action == .release { return handleDrag(mouse) }
    guard mouse.action == .press else { return dispatch(mouse) }
    if mouse.position == ignoredPosition { return true }
    let (screen, dialog) = (content, overlays.last?.view)
    let isHandled = dispatch(mouse)
    if screen !== content || dialog !== overlays.last?.view { ignoreDoubleClick(at: mouse.position) }
    return isHandled
  }

  private func ignoreDoubleClick(at position: Point) {
    ignoredPosition = position
    doubleClickTimer.disposable = scheduler.schedule(after: .milliseconds(400)) { [weak self] in
      self?.ignoredPosition = nil
    }
  }

  private func dispatch(_ mouse: MouseEvent) -> Bool {
    if let (text, frame) = shownToast, frame.contains(mouse.position) { return handle(mouse, on: text, in: frame) }
    if let dialog = overlays.last?.view, !dialog.frame.contains(mouse.position) {
      return handle(mouse, beside: dialog)
    }
    let inTop = Point(x: mouse.position.x - top.frame.x, y: mouse.position.y - top.frame.y)
    guard let hit = top.hit(inTop) else { return false }
    var view: View? = hit.view
    var point = hit.point
    while let candidate = view {
      if mouse.action == .press && candidate.canBecomeFocused { focus(on: candidate) }
      var inside = mouse
      inside.position = point
      if candidate.mouse(inside) {
        if mouse.action == .press { pressedView = candidate }
        return true
      }
      point = Point(x: point.x + candidate.frame.x, y: point.y + candidate.frame.y)
      view = candidate.superview
    }
    return false
  }

  /// Handles a click on a toast: performs the command of the key that was clicked, and removes the toast. The toast
  /// hides the views below it, so they do not receive the click.
  private func handle(_ mouse: MouseEvent, on toast: StyledText, in frame: Rect) -> Bool {
    if mouse.action == .press, mouse.button == .left, let key = toast.key(atColumn: mouse.position.x - frame.x) {
      toasts = []
      ignoreDoubleClick(at: mouse.position)
      setNeedsFrame()
      performCommand(of: key)
    }
    return true
  }

  /// Sends a drag or a release to the view that was pressed, even if the mouse is outside of the view.
  private func handleDrag(_ mouse: MouseEvent) -> Bool {
    guard let pressedView, pressedView.window === self else { return false }
    if mouse.action == .release { self.pressedView = nil }
    var inside = mouse
    var view: View? = pressedView
    while let current = view {
      inside.position.x -= current.frame.x
      inside.position.y -= current.frame.y
      view = current.superview
    }
    return pressedView.mouse(inside)
  }

  /// Handles a click outside of a dialog: a click on a key hint performs its command, and any other click closes the
  /// dialog. A click on a button or on the section bar also has its usual effect, unless the dialog was opened with the
  /// button.
  private func handle(_ mouse: MouseEvent, beside dialog: View) -> Bool {
    guard mouse.action == .press, mouse.button == .left else { return false }
    if let hit = content.hit(mouse.position), hit.view is KeyHints {
      var inside = mouse
      inside.position = hit.point
      return hit.view.mouse(inside)
    }
    dismiss(dialog)
    if overlays.isEmpty, let view = content.hit(mouse.position)?.view, view is Button || view is SectionBar,
      !view.isFocused
    {
      _ = dispatch(mouse)
    }
    return true
  }

  /// The views that may handle a key, in the order in which they receive it.
  private var responders: [View] {
    var chain: [View] = []
    var view: View? = focusedView ?? top
    while let next = view {
      chain.append(next)
      view = next.superview
    }
    return chain + [globals]
  }

  private func commands(of view: View) -> [KeyCommand] {
    guard view === globals, isPresentingDialog else { return view.commands }
    return globals.commands.filter(\.isActiveInDialogs)
      .compactMap { command in command.with(command.keys.filter { $0.typedText == nil }) }
  }

  /// The active commands, nearest to the focus first. A key is omitted if a view nearer to the focus handles the key.
  public var activeCommands: [KeyCommand] {
    let isTyping = focusedView?.takesText == true
    var handled: Set<KeyPress> = []
    return responders.flatMap(commands).compactMap { command in
      let keys = command.keys.filter { !handled.contains($0) && !(isTyping && $0.typedText != nil) }
      handled.formUnion(keys)
      return command.with(keys)
    }
  }

  /// Performs the command of a key, for a click on a hint. Unlike a key press, this works while the user types text and
  /// while a dialog is shown.
  ///
  /// - Returns: whether a view that receives keys has a command with the key.
  @discardableResult
  public func performCommand(of key: KeyPress) -> Bool {
    let command = responders.lazy.flatMap(\.commands).first { $0.keys.contains(key) }
    command?.perform()
    return command != nil
  }

  // MARK: Drawing

  /// Lays out all views.
  func layout(in size: Size) {
    content.frame = Rect(size: size)
    content.layoutTree()
    // The last row is reserved for the keys of the dialog.
    let size = size.height >= 8 ? Size(width: size.width, height: size.height - 1) : size
    for (view, _) in overlays {
      let fitting = view.sizeThatFits(size)
      let (width, height) = (min(fitting.width, size.width), min(fitting.height, size.height))
      view.frame = Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
      view.layoutTree()
    }
  }

  /// Draws all views.
  public func draw(in canvas: Canvas) {
    drawViews(in: canvas)
    if theme.background != .terminal {
      canvas.replaceTerminalColors(text: theme.text.foreground, background: theme.background)
    }
  }

  private func drawViews(in canvas: Canvas) {
    guard canvas.size.width >= minimumSize.width, canvas.size.height >= minimumSize.height else {
      for (row, line) in tooSmallText.wrapped(toColumns: max(1, canvas.size.width)).enumerated() {
        canvas.draw(line, at: Point(x: 0, y: row))
      }
      return
    }
    layout(in: canvas.size)
    content.drawTree(in: canvas)
    for (view, _) in overlays {
      canvas.fill(view.frame)
      view.drawTree(in: canvas.part(view.frame))
    }
    if let (text, frame) = shownToast {
      canvas.draw(text, at: frame.origin)
    }
  }

  /// The texts that ``PlainApplication`` writes: the texts of all visible views in the topmost tree, and the toasts.
  var spokenTexts: [String] {
    func texts(_ view: View) -> [String] {
      if view.isHidden { return [] }
      return [view.spokenText].compactMap { $0 } + view.subviews.flatMap(texts)
    }
    return texts(top) + toasts.map { $0.text(columns: .max).plain }
  }

  private func attach(_ view: View) {
    view.ownWindow = self
    setNeedsFrame()
  }
}
