import Domain
import Presentation
import Terminal

/// A list of a photo's facts, such as its camera and its size.
final class FactsView: View {
  var detail: PhotoDetail? {
    didSet {
      guard detail != oldValue else { return }
      known = nil
      superview?.setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Called when the user clicks the credit, which names the author.
  var onAuthor: () -> Void = {}

  private var known: (width: Int, theme: Theme, lines: [StyledText])?

  override func sizeThatFits(_ size: Size) -> Size {
    let lines = lines(width: size.width)
    return Size(width: min(size.width, lines.reduce(0) { max($0, $1.columns) }), height: lines.count)
  }

  override func draw(in canvas: Canvas) {
    for (row, line) in lines(width: canvas.size.width).enumerated() where canvas.visible.rows.contains(row) {
      canvas.draw(line, at: Point(x: 0, y: row))
    }
  }

  /// The lines are cached, because they are needed several times per frame and wrapping long texts is slow.
  private func lines(width: Int) -> [StyledText] {
    if let known, known.width == width, known.theme == theme { return known.lines }
    let lines = makeLines(width: width)
    known = (width, theme, lines)
    return lines
  }

  private func makeLines(width: Int) -> [StyledText] {
    guard let detail, let item = detail.item, width > 0 else { return [] }
    var lines = titleLines(of: item, width: width) + creditLines(of: item, width: width)
    lines.append("")
    let labelWidth = min(width / 2, detail.facts.reduce(0) { max($0, $1.label.columns) })
    for fact in detail.facts where ![.author, .description].contains(fact.kind) {
      let link = fact.kind == .page ? fact.value : nil
      let swatch = fact.kind == .color ? Color(hex: fact.value).map { StyledText("■ ", Style(foreground: $0)) } : nil
      let values = wrapped(fact.value, theme.text, width: width - labelWidth - 2, link: link)
      for (index, value) in values.enumerated() {
        let label = index == 0 ? fact.label.truncated(toColumns: labelWidth) : ""
        let mark = index == 0 ? swatch ?? "" : ""
        lines.append(StyledText(label.padded(toColumns: labelWidth + 2), theme.secondary) + mark + value)
      }
    }
    return lines
  }

  private func titleLines(of item: PhotoItem, width: Int) -> [StyledText] {
    wrapped(item.isLiked ? "♥ \(item.title)" : item.title, theme.strong, width: width)
  }

  private func creditLines(of item: PhotoItem, width: Int) -> [StyledText] {
    wrapped(item.attribution, theme.secondary, width: width, link: item.photo.attribution.authorPage)
  }

  // The whole credit can be clicked, because a name may be short, or may be wrapped.
  override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left, let item = detail?.item else { return false }
    let credit = creditLines(of: item, width: bounds.width)
    let row = event.position.y - titleLines(of: item, width: bounds.width).count
    guard credit.indices.contains(row), event.position.x < credit[row].columns else { return false }
    onAuthor()
    return true
  }

  private func wrapped(_ text: String, _ style: Style, width: Int, link: String? = nil) -> [StyledText] {
    text.printable(atMost: 2_000).wrapped(toColumns: max(1, width)).map {
      StyledText($0, style, link: link?.printable(atMost: 2_000))
    }
  }

  override var spokenText: String? {
    detail.map { $0.facts.map { "\($0.label): \($0.value.printable(atMost: 2_000))" }.joined(separator: "\n") }
  }
}
