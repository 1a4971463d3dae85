public import Reactive

/// The whole screen: a view that fills it, dialogs above it, toasts, and the focus.
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

  /// A view whose commands are always active.
  public let globals = View()

  /// The texts of ``PlainApplication``.
  public var plainTexts = PlainTexts()

  public private(set) var focusedView: View?
  private var overlays: [(view: View, previousFocus: View?)] = []
  private var toasts: [(text: StyledText, id: Int)] = []
  private var lastToast = 0
  private let scheduler: any SchedulerType
  private let bag = DisposeBag()

  /// Called when the screen must be redrawn. It may be called often.
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

  /// Shows a view in the center above everything else, in its preferred size. It receives all keys and mouse events
  /// until it is dismissed.
  public func present(_ view: View) {
    overlays.append((view, focusedView))
    attach(view)
    focus(on: nil)
    restoreFocus()
    setNeedsFrame()
  }

  /// Dismisses a presented view and those above it.
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

  /// Shows a toast above the last row for `duration`.
  public func show(toast text: StyledText, for duration: Duration = .seconds(4)) {
    lastToast += 1
    let id = lastToast
    toasts.append((text, id))
    setNeedsFrame()
    scheduler.schedule(after: duration) { [weak self] in
      self?.toasts.removeAll { $0.id == id }
      self?.setNeedsFrame()
    }
    .disposed(by: bag)
  }

  /// Whether a toast is visible, at the right end of the row above the last.
  public var isShowingToast: Bool { !toasts.isEmpty }

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

  /// Moves the focus to the next view, or with -1 to the previous one.
  public func moveFocus(by step: Int) {
    let views = top.focusableViews
    guard !views.isEmpty else { return }
    guard let index = views.firstIndex(where: { $0 === focusedView }) else { return focus(on: views[0]) }
    focus(on: views[(index + step + views.count) % views.count])
  }

  /// If no visible view has the focus, moves it to the view that last had it, or else to the first one that can have
  /// it.
  private func restoreFocus() {
    if let focusedView, focusedView.isDescendant(of: top), !focusedView.isHidden { return }
    let views = top.focusableViews
    focus(on: views.first { $0 === top.rememberedFocus } ?? views.first)
  }

  // MARK: Events

  /// Dispatches an event to the views that may handle it.
  ///
  /// - Returns: whether a view handled it.
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
    for view in responders {
      if view.keyDown(key) { return true }
      if let command = view.commands.first(where: { $0.keys.contains(key) }) {
        command.action()
        return true
      }
    }
    switch key {
    case KeyPress(.tab): moveFocus(by: 1)
    case KeyPress(.tab, .shift): moveFocus(by: -1)
    default: return false
    }
    return true
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    let inTop = Point(x: mouse.position.x - top.frame.x, y: mouse.position.y - top.frame.y)
    guard let hit = top.hit(inTop) else { return false }
    var view: View? = hit.view
    var point = hit.point
    while let candidate = view {
      if mouse.action == .press && candidate.canBecomeFocused { focus(on: candidate) }
      var inside = mouse
      inside.position = point
      if candidate.mouse(inside) { return true }
      point = Point(x: point.x + candidate.frame.x, y: point.y + candidate.frame.y)
      view = candidate.superview
    }
    return false
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

  /// The active commands, those nearest to the focus first.
  public var activeCommands: [KeyCommand] {
    let commands = responders.flatMap(\.commands)
    return focusedView?.takesText == true ? commands.compactMap(\.whileTyping) : commands
  }

  // MARK: Drawing

  /// Lays out all views.
  func layout(in size: Size) {
    content.frame = Rect(size: size)
    content.layoutTree()
    for (view, _) in overlays {
      let fitting = view.sizeThatFits(size)
      let (width, height) = (min(fitting.width, size.width), min(fitting.height, size.height))
      view.frame = Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
      view.layoutTree()
    }
  }

  /// Draws all views.
  public func draw(in canvas: Canvas) {
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
    for (index, toast) in toasts.suffix(3).reversed().enumerated() {
      let text = " " + toast.text.truncated(toColumns: canvas.size.width - 4) + " "
      let row = canvas.size.height - 2 - index
      let x = canvas.size.width - text.columns - 1
      canvas.fill(Rect(x: x, y: row, width: text.columns, height: 1), style: theme.bar.adding(.reverse))
      for (piece, column) in text.piecesWithColumns {
        let style = piece.style == .plain ? theme.bar.adding(.reverse) : piece.style.adding(.reverse)
        canvas.draw(piece.text, at: Point(x: x + column, y: row), style: style)
      }
    }
  }

  /// The texts that ``PlainApplication`` writes: the texts of all visible views in the topmost tree, and the toasts.
  var spokenTexts: [String] {
    func texts(_ view: View) -> [String] {
      if view.isHidden { return [] }
      return [view.spokenText].compactMap { $0 } + view.subviews.flatMap(texts)
    }
    return texts(top) + toasts.map(\.text.plain)
  }

  private func attach(_ view: View) {
    view.ownWindow = self
    setNeedsFrame()
  }
}

extension StyledText {
  /// The pieces with the columns where they start.
  fileprivate var piecesWithColumns: [(piece: Piece, column: Int)] {
    var column = 0
    return pieces.map { piece in
      defer { column += piece.text.columns }
      return (piece, column)
    }
  }
}
