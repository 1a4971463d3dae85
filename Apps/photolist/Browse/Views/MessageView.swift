import Terminal

/// A centered message that is shown instead of content, with a blank line between its parts if there is room. A click
/// on a hint performs the hint's command.
final class MessageView: View {
  var parts: [StyledText] = [] {
    didSet { if parts != oldValue { setNeedsDisplay() } }
  }

  override func draw(in canvas: Canvas) {
    for (line, start) in lines { canvas.draw(line, at: start) }
  }

  /// The lines, and the points where they start.
  private var lines: [(text: StyledText, start: Point)] {
    let size = bounds.size
    let width = max(1, min(56, size.width - 4))
    var lines: [StyledText] = []
    for part in parts where !part.pieces.isEmpty {
      let first = part.pieces[0]
      if !lines.isEmpty && size.height >= 8 { lines.append("") }
      lines += part.plain.wrapped(toColumns: width).map { StyledText($0, first.style, key: first.key) }
    }
    let top = max(0, (size.height - lines.count) / 2)
    return lines.enumerated().map { row, line in
      (line, Point(x: max(0, (size.width - line.columns) / 2), y: top + row))
    }
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left,
      let (line, start) = lines.first(where: { $0.start.y == event.position.y }),
      let key = line.key(atColumn: event.position.x - start.x)
    else { return false }
    return window?.performCommand(of: key) == true
  }

  override var spokenText: String? {
    let texts = parts.map(\.plain).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
