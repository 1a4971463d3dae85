/// A bar that shows the progress of a task.
public final class ProgressBar: View {
  /// The progress from 0 to 1; nil while it is unknown.
  public var fraction: Double? {
    didSet { if fraction != oldValue { setNeedsDisplay() } }
  }

  public override init() {
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func draw(in canvas: Canvas) {
    let percent = fraction.map { " \(Int(min(1, max(0, $0)) * 100))%" } ?? ""
    let columns = max(0, canvas.size.width - 5)
    let (full, empty) = progressBar(fraction: min(1, max(0, fraction ?? 0)), columns: columns)
    let x = canvas.draw(full, at: .zero, style: theme.accent)
    canvas.draw(empty, at: Point(x: x, y: 0), style: theme.secondary)
    canvas.draw(percent.padded(toColumns: 5, alignment: .trailing), at: Point(x: columns, y: 0), style: theme.text)
  }

  public override var spokenText: String? { fraction.map { "\(Int($0 * 100)) percent" } }
}
