import Terminal

/// A centered message that is shown instead of content, with a blank line between its parts if there is room.
final class MessageView: View {
  var parts: [StyledText] = [] {
    didSet { if parts != oldValue { setNeedsDisplay() } }
  }

  override func draw(in canvas: Canvas) {
    let width = max(1, min(56, canvas.size.width - 4))
    var lines: [StyledText] = []
    for part in parts where !part.pieces.isEmpty {
      let style = part.pieces[0].style
      if !lines.isEmpty && canvas.size.height >= 8 { lines.append("") }
      lines += part.plain.wrapped(toColumns: width).map { StyledText($0, style) }
    }
    let top = max(0, (canvas.size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      canvas.draw(line, at: Point(x: max(0, (canvas.size.width - line.columns) / 2), y: top + row))
    }
  }

  override var spokenText: String? {
    let texts = parts.map(\.plain).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
