public import Reactive

/// A part of the screen that draws itself, holds others, and takes keys.
///
/// ```swift
/// final class Clock: View {
///   var time = "" { didSet { setNeedsDisplay() } }
///   override func draw(in canvas: Canvas) { canvas.draw(time, at: .zero, style: theme.text) }
/// }
/// ```
///
/// Nothing is drawn at once: what changes asks to be drawn, and the whole screen is drawn when everything that happened
/// has been dealt with.
@MainActor
open class View: ReactiveCompatible {
  public private(set) weak var superview: View?
  public private(set) var subviews: [View] = []

  /// Its place in its superview.
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
  /// The view in this tree that had the focus last.
  weak var rememberedFocus: View?

  public init() {}

  // MARK: What subclasses say

  /// The size it would like to have in the room there is. A greedy view takes all of it.
  open func sizeThatFits(_ size: Size) -> Size { size }

  /// Sets the frames of the subviews. Called before drawing, when the size or the subviews have changed.
  open func layoutSubviews() {}

  /// Draws what is behind the subviews. The canvas is as large as the view.
  open func draw(in canvas: Canvas) {}

  /// Whether keys may be meant for it.
  open var canBecomeFocused: Bool { false }

  /// Whether it takes what is typed as text, so that letters choose no command while it has the focus.
  open var takesText: Bool { false }

  /// Takes a key; false leaves it to the superview. Called for the focused view first.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Takes pasted text, see ``keyDown(_:)``.
  open func paste(_ text: String) -> Bool { false }

  /// Takes a press, a drag or the wheel, with the position in this view; false leaves it to the superview.
  open func mouse(_ event: MouseEvent) -> Bool { false }

  /// Called when it has got or lost the focus.
  open func focusDidChange() { setNeedsDisplay() }

  /// What a plain face, such as for a screen reader, says instead of drawing it; nil for nothing. Lines that it has
  /// just said are not said again.
  open var spokenText: String? { nil }

  /// Chooses an item by the number that ``spokenText`` gives it; false when there is none.
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

  /// The window it is shown in.
  public var window: Window? { ownWindow ?? superview?.window }

  /// The colors to draw with.
  public var theme: Theme { window?.theme ?? .standard }

  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  // MARK: Drawing and layout

  public func setNeedsDisplay() {
    window?.setNeedsFrame()
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

  /// Asks for the keys.
  public func focus() {
    window?.focus(on: self)
  }

  /// The views in this tree that can have the focus, in the order in which Tab visits them.
  var focusableViews: [View] {
    if isHidden { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusableViews)
  }

  /// The innermost visible view at a point of this one, and the point in it.
  func hit(_ point: Point) -> (view: View, point: Point)? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inside = Point(x: point.x - view.frame.x, y: point.y - view.frame.y)
      if let hit = view.hit(inside) { return hit }
    }
    return (self, point)
  }

  // MARK: Commands

  /// What keys do while it, or a view in it, has the focus. For the key handling, the footer and the help at once.
  public private(set) var commands: [KeyCommand] = []

  /// Adds a command and gives its event: one for each time it is chosen.
  ///
  /// ```swift
  /// Input(like: addCommand("Like", keys: [.character("f")]), …)
  /// ```
  ///
  /// - Parameters:
  ///   - title: for the help, such as "Download".
  ///   - keys: any of them; the first is shown.
  ///   - isHint: whether it is worth a place in the footer.
  @discardableResult
  public func addCommand(_ title: String, keys: [KeyPress], isHint: Bool = false) -> ControlEvent<Void> {
    let chosen = PublishRelay<Void>()
    commands.append(KeyCommand(title: title, keys: keys, isHint: isHint) { chosen.accept(()) })
    return ControlEvent(events: chosen)
  }
}
