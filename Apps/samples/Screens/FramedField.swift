import Terminal

/// A text field with a border that contains its name.
final class FramedField: View {
  static let height = 3

  var title: StyledText {
    didSet { setNeedsDisplay() }
  }

  private let field: TextField

  init(_ field: TextField, named title: String = "") {
    self.title = StyledText(title)
    self.field = field
    super.init()
    addSubview(field)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.height) }

  override func layoutSubviews() {
    field.frame = bounds.inset(dx: 2, dy: 1)
  }

  override func draw(in canvas: Canvas) {
    canvas.drawBorder(style: field.isFocused ? theme.accent : theme.border)
    guard !title.plain.isEmpty else { return }
    let name = " \(title.plain.truncated(toColumns: max(0, canvas.size.width - 6))) "
    canvas.draw(name, at: Point(x: 2, y: 0), style: field.isFocused ? theme.title : theme.secondary)
  }

  // Contains only the title, because the text field has its own `spokenText`.
  override var spokenText: String? { title.plain.isEmpty ? nil : title.plain }
}
