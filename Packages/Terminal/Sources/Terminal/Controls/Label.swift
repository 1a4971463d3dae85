/// A text on one line, or on several lines if it wraps.
public final class Label: View {
  public var text: StyledText {
    didSet { if text != oldValue { superview?.setNeedsLayout(); setNeedsDisplay() } }
  }

  public var alignment = TextAlignment.leading {
    didSet { setNeedsDisplay() }
  }

  /// Whether long lines are wrapped instead of cut. A wrapped text has the style and the link of its first
  /// piece.
  public let wraps: Bool

  public init(_ text: StyledText = "", wraps: Bool = false) {
    self.text = text
    self.wraps = wraps
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let lines = lines(columns: size.width)
    return Size(width: lines.reduce(0) { max($0, $1.columns) }, height: lines.count)
  }

  public override func draw(in canvas: Canvas) {
    for (row, line) in lines(columns: canvas.size.width).enumerated() where canvas.visible.rows.contains(row) {
      let cut = line.truncated(toColumns: canvas.size.width)
      canvas.draw(cut.padded(toColumns: canvas.size.width, alignment: alignment), at: Point(x: 0, y: row))
    }
  }

  private func lines(columns: Int) -> [StyledText] {
    guard wraps, columns > 0 else { return [text] }
    let first = text.pieces.first
    return text.plain.wrapped(toColumns: columns).map { StyledText($0, first?.style ?? .plain, link: first?.link) }
  }

  public override var spokenText: String? { text.plain.isEmpty ? nil : text.plain }
}
