public import Reactive

/// A part of the screen that draws itself, contains subviews, and handles input.
///
/// ```swift
/// final class Clock: View {
///   var time = "" { didSet { setNeedsDisplay() } }
///   override func draw(in canvas: Canvas) { canvas.draw(time, at: .zero, style: theme.text) }
/// }
/// ```
///
/// A change requests a frame instead of drawing at once. Therefore, all changes of one event are drawn together.
@MainActor
open class View: ReactiveCompatible {
  public private(set) weak var superview: View?
  public private(set) var subviews: [View] = []

  /// The view's frame in its superview.
  public var frame = Rect.zero {
    didSet {
      if frame.size != oldValue.size { setNeedsLayout() }
      if frame != oldValue { setNeedsDisplay() }
    }
  }

  public var bounds: Rect { Rect(size: frame.size) }

  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.setNeedsLayout()
      setNeedsDisplay()
      if isHidden { window?.moveFocusOut(of: self) }
    }
  }

  private var needsLayout = true
  weak var ownWindow: Window?
  /// The view that last had the focus among this view and its descendants.
  weak var rememberedFocus: View?

  public init() {}

  // MARK: Overriding points

  /// Returns the preferred size within an available size. By default, returns the available size.
  open func sizeThatFits(_ size: Size) -> Size { size }

  /// Sets the frames of the subviews. Called before drawing if the size or the subviews changed.
  open func layoutSubviews() {}

  /// Draws the view's own content, behind its subviews. The canvas has the size of the view.
  open func draw(in canvas: Canvas) {}

  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }

  /// Whether typed letters are text instead of commands while the view has the focus.
  open var takesText: Bool { false }

  /// Handles a key, or returns false to pass it to the superview. Called for the focused view first.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text, or returns false to pass it to the superview.
  open func paste(_ text: String) -> Bool { false }

  /// Handles a mouse event with a position in this view, or returns false to pass it to the superview.
  open func mouse(_ event: MouseEvent) -> Bool { false }

  /// Called when the view gains or loses the focus.
  open func focusDidChange() { setNeedsDisplay() }

  /// The text that ``PlainApplication`` writes for the view; nil for none. Unchanged lines are not written again.
  open var spokenText: String? { nil }

  /// Opens the item that has the given number in ``spokenText``, or returns false if there is no such item.
  open func chooseItem(number: Int) -> Bool { false }

  // MARK: The tree

  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    window?.moveFocusOut(of: self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// The window that shows the view.
  public var window: Window? { ownWindow ?? superview?.window }

  /// The theme of the window.
  public var theme: Theme { window?.theme ?? .standard }

  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  // MARK: Drawing and layout

  public func setNeedsDisplay() {
    window?.setNeedsFrame()
  }

  /// Performs an action after a delay, on the scheduler of the window. An animated view calls this method whenever it
  /// draws itself, so that the animation stops while the view is hidden.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) {
    window?.schedule(after: delay, action)
  }

  public func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  func layoutTree() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews where !view.isHidden { view.layoutTree() }
  }

  func drawTree(in canvas: Canvas) {
    draw(in: canvas)
    for view in subviews where !view.isHidden && !view.frame.intersection(canvas.visible).isEmpty {
      view.drawTree(in: canvas.part(view.frame))
    }
  }

  // MARK: Focus

  public var isFocused: Bool { window?.focusedView === self }

  /// Moves the focus to the view.
  public func focus() {
    window?.focus(on: self)
  }

  /// The views that can have the focus among this view and its descendants, in the order of Tab.
  var focusableViews: [View] {
    if isHidden { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusableViews)
  }

  /// Returns the innermost visible view at a point, and the point in that view's coordinates.
  func hit(_ point: Point) -> (view: View, point: Point)? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inside = Point(x: point.x - view.frame.x, y: point.y - view.frame.y)
      if let hit = view.hit(inside) { return hit }
    }
    return (self, point)
  }

  // MARK: Commands

  private var addedCommands: [AddedCommand] = []

  /// The commands that are active while the view or one of its subviews has the focus. Subclasses append commands for
  /// the keys that ``keyDown(_:)`` handles.
  open var commands: [KeyCommand] {
    addedCommands.filter { $0.isEnabled() }.map { $0.command }
  }

  /// Returns a command that lists keys of ``keyDown(_:)`` in the help. Invoking the command sends the first key to the
  /// window.
  public func keyCommand(
    _ title: String, _ keys: [KeyPress], isHint: Bool = false, group: KeyCommand.Group = .movement
  ) -> KeyCommand {
    KeyCommand(title: title, keys: keys, isHint: isHint, group: group) { [weak self] in
      if let key = keys.first { self?.window?.handle(.key(key)) }
    }
  }

  /// Adds a command, and returns an event that emits whenever the user invokes it.
  ///
  /// ```swift
  /// Input(like: addCommand("Like", keys: [.character("f")]), …)
  /// ```
  ///
  /// - Parameters:
  ///   - title: the title in the list of keys, such as "Download".
  ///   - keys: the keys that invoke the command. Hints show the first key.
  ///   - isHint: whether the command is shown in the footer.
  ///   - hintTitle: a shorter title for the footer.
  ///   - group: the group in the list of keys.
  ///   - summary: the title of the help line that all commands with the same summary share.
  ///   - keywords: further words with which ``CommandPalette`` finds the command.
  ///   - isActiveInDialogs: whether a command of ``Window/globals`` is active while a dialog is shown.
  ///   - currentTitle: returns the title, for a command whose title depends on the state.
  ///   - isEnabled: returns whether the command is available now. An unavailable command is not listed, and its keys do
  ///     nothing.
  @discardableResult
  public func addCommand(
    _ title: String, keys: [KeyPress], isHint: Bool = false, hintTitle: String? = nil,
    group: KeyCommand.Group = .action, summary: String? = nil, keywords: String = "", isActiveInDialogs: Bool = false,
    currentTitle: (() -> String)? = nil,
    isEnabled: @escaping () -> Bool = { true }
  ) -> ControlEvent<Void> {
    let chosen = PublishRelay<Void>()
    addedCommands.append(
      AddedCommand(
        title: currentTitle ?? { title }, keys: keys, isHint: isHint, hintTitle: hintTitle, group: group,
        summary: summary, keywords: keywords, isActiveInDialogs: isActiveInDialogs, isEnabled: isEnabled, chosen: chosen
      ))
    return ControlEvent(events: chosen)
  }
}

/// A command whose title and availability depend on the state.
private struct AddedCommand {
  let title: () -> String
  let keys: [KeyPress]
  let isHint: Bool
  let hintTitle: String?
  let group: KeyCommand.Group
  let summary: String?
  let keywords: String
  let isActiveInDialogs: Bool
  let isEnabled: () -> Bool
  let chosen: PublishRelay<Void>

  var command: KeyCommand {
    var command = KeyCommand(title: title(), keys: keys, isHint: isHint, group: group, summary: summary) {
      chosen.accept(())
    }
    command.hintTitle = hintTitle
    command.keywords = keywords
    command.isActiveInDialogs = isActiveInDialogs
    return command
  }
}
