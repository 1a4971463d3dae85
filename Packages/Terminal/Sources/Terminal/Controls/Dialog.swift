/// A framed box with a title, a view and buttons. ``Window/present(_:)`` shows a dialog.
///
/// ```swift
/// let dialog = Dialog(title: "Download again?", Label("The file exists.", wraps: true), buttons: [yes, no])
/// window.present(dialog)
/// ```
public final class Dialog: View {
  private let title: String
  private let body: View
  private let buttons: [Button]
  private let widest: Int

  /// - Parameter widest: the maximum width in columns.
  public init(title: String, _ body: View, buttons: [Button] = [], widest: Int = 60) {
    self.title = title
    self.body = body
    self.buttons = buttons
    self.widest = widest
    super.init()
    addSubview(body)
    for button in buttons { addSubview(button) }
  }

  private func innerWidth(_ size: Size) -> Int { max(1, min(widest, size.width) - 4) }

  /// Returns the number of rows for the buttons: a gap and one row, or one row per button if the buttons are too wide
  /// for one row.
  private func buttonRows(width: Int) -> Int { buttons.isEmpty ? 0 : buttonWidth <= width ? 2 : buttons.count }
  private var buttonWidth: Int { buttons.reduce(-1) { $0 + width(of: $1) + 1 } }
  private func width(of button: Button) -> Int { button.sizeThatFits(.zero).width }

  public override func sizeThatFits(_ size: Size) -> Size {
    let buttonRows = buttonRows(width: innerWidth(size))
    let inner = Size(width: innerWidth(size), height: max(1, size.height - 2 - buttonRows))
    let bodySize = body.sizeThatFits(inner)
    let width = max(bodySize.width, buttonWidth, title.columns + 2)
    return Size(
      width: min(width + 4, size.width), height: min(bodySize.height + 2 + buttonRows, size.height)
    )
  }

  public override func layoutSubviews() {
    let inner = bounds.inset(dx: 2, dy: 1)
    let buttonRows = buttonRows(width: inner.width)
    body.frame = Rect(x: inner.x, y: inner.y, width: inner.width, height: inner.height - buttonRows)
    var (end, bottom) = (inner.x + inner.width, inner.y + inner.height)
    for button in buttons.reversed() {
      let width = min(inner.width, width(of: button))
      button.frame = Rect(x: end - width, y: bottom - 1, width: width, height: 1)
      if buttonWidth <= inner.width { end -= width + 1 } else { bottom -= 1 }
    }
  }

  public override func draw(in canvas: Canvas) {
    canvas.drawBorder(style: theme.border)
    canvas.draw(
      " \(title.truncated(toColumns: max(0, canvas.size.width - 6))) ", at: Point(x: 2, y: 0), style: theme.title)
  }

  // The dialog handles Tab itself, because Tab may be a command of the whole window.
  private static let nextKeys = [KeyPress(.tab), KeyPress(.right), KeyPress(.down)]
  private static let previousKeys = [KeyPress(.tab, .shift), KeyPress(.left), KeyPress(.up)]

  public override func keyDown(_ key: KeyPress) -> Bool {
    guard focusableViews.count > 1 else { return false }
    if Self.nextKeys.contains(key) {
      window?.moveFocus(by: 1)
    } else if Self.previousKeys.contains(key) {
      window?.moveFocus(by: -1)
    } else {
      return false
    }
    return true
  }

  public override var commands: [KeyCommand] {
    guard focusableViews.count > 1, let texts = window?.commandTexts else { return super.commands }
    return [keyCommand(texts.nextButton, Self.nextKeys + Self.previousKeys, isHint: true)] + super.commands
  }

  public override var spokenText: String? { title }
}

extension Canvas {
  /// Draws a border with round corners along the canvas's edge.
  public func drawBorder(style: Style = .plain) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    fill(Rect(x: 0, y: 0, width: size.width, height: 1), with: "─", style: style)
    fill(Rect(x: 0, y: bottom, width: size.width, height: 1), with: "─", style: style)
    fill(Rect(x: 0, y: 0, width: 1, height: size.height), with: "│", style: style)
    fill(Rect(x: right, y: 0, width: 1, height: size.height), with: "│", style: style)
    put("╭", at: .zero, style: style)
    put("╮", at: Point(x: right, y: 0), style: style)
    put("╰", at: Point(x: 0, y: bottom), style: style)
    put("╯", at: Point(x: right, y: bottom), style: style)
  }
}
