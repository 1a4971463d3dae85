/// A line that tells what keys do now: the commands marked as hints, nearest to the focus first.
public final class KeyHints: View {
  public override init() {
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func draw(in canvas: Canvas) {
    var x = 1
    for command in window?.activeCommands ?? [] where command.isHint {
      guard let key = command.keys.first else { continue }
      let width = key.description.columns + 1 + command.title.columns
      if x + width > canvas.size.width { break }
      x = canvas.draw(key.description, at: Point(x: x, y: 0), style: theme.accent)
      x = canvas.draw(" \(command.title)", at: Point(x: x, y: 0), style: theme.bar) + 2
    }
  }
}
