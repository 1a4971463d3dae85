public import Reactive

/// A button that is pressed with Enter, Space or the mouse.
public final class Button: View {
  public var title: String {
    didSet { if title != oldValue { superview?.setNeedsLayout(); setNeedsDisplay() } }
  }

  /// The title of the button's keys, which says what the button does; nil for ``title``.
  public var actionTitle: String?

  public var isEnabled = true {
    didSet {
      setNeedsDisplay()
      if !isEnabled { window?.moveFocusOut(of: self) }
    }
  }

  /// Emits when the button is pressed.
  public var tap: ControlEvent<Void> { ControlEvent(events: taps) }
  private let taps = PublishRelay<Void>()

  public init(_ title: String) {
    self.title = title
    super.init()
  }

  public override var canBecomeFocused: Bool { isEnabled }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: title.columns + 4, height: 1) }

  public override func draw(in canvas: Canvas) {
    let style = !isEnabled ? theme.secondary : isFocused ? theme.selection : theme.text
    canvas.draw("[ \(title) ]", at: .zero, style: style)
  }

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key == KeyPress(.enter) || key == .character(" ") else { return false }
    taps.accept(())
    return true
  }

  public override var commands: [KeyCommand] {
    guard isEnabled else { return super.commands }
    return [keyCommand(actionTitle ?? title, [KeyPress(.enter), .character(" ")], isHint: true, group: .action)]
      + super.commands
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    guard isEnabled, event.action == .press, event.button == .left else { return false }
    taps.accept(())
    return true
  }

  public override var spokenText: String? { isFocused ? "\(title), button" : title }
}
