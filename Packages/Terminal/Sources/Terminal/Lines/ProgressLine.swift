/// A line with a progress bar that is redrawn in place, at most ten times a second.
///
/// ```swift
/// var line = ProgressLine(label: "dunes.jpg", depth: depth)
/// if let text = line.update(done: 300, total: 1200, columns: 80) { try Output.standardError.write(text) }
/// try Output.standardError.write(line.clear())
/// ```
///
/// The methods only create text. The caller writes the text to the terminal.
public struct ProgressLine: Sendable {
  public var label: String
  private let depth: ColorDepth
  private let interval: Duration
  private var lastDrawn: ContinuousClock.Instant?

  /// - Parameter label: the text before the bar. The text is truncated on a narrow terminal.
  public init(label: String, depth: ColorDepth, interval: Duration = .milliseconds(100)) {
    self.label = label
    self.depth = depth
    self.interval = interval
  }

  /// Returns the text to write, or nil if the last update was less than the interval ago. Progress of 100 % is always
  /// drawn.
  ///
  /// - Parameters:
  ///   - total: the total amount; nil if it is unknown. Without a total, the bar is omitted.
  ///   - detail: the text after the bar, such as "1.2 of 4.8 MB".
  ///   - columns: the width of the terminal.
  public mutating func update(
    done: Int64, total: Int64?, detail: String = "", columns: Int, at now: ContinuousClock.Instant = .now
  ) -> String? {
    let isEnd = total.map { done >= $0 } ?? false
    if let lastDrawn, now - lastDrawn < interval, !isEnd { return nil }
    lastDrawn = now
    return "\r" + line(done: done, total: total, detail: detail, columns: columns).ansi(depth: depth) + "\u{1B}[K"
  }

  /// Returns the text that erases the line.
  public func clear() -> String { "\r\u{1B}[K" }

  private func line(done: Int64, total: Int64?, detail: String, columns: Int) -> StyledText {
    // The last column stays empty, because the cursor's position after a full line depends on the
    // terminal.
    let room = max(0, columns - 1)
    guard let total, total > 0 else { return StyledText("\(label)  \(detail)".truncated(toColumns: room)) }
    let fraction = min(1, max(0, Double(done) / Double(total)))
    let end =
      " " + "\(Int(fraction * 100))%".padded(toColumns: 4, alignment: .trailing) + (detail.isEmpty ? "" : "  \(detail)")
    let name = label.truncated(toColumns: max(0, min(room / 2, room - end.columns - 6)))
    let bar = min(40, room - name.columns - 1 - end.columns)
    guard bar >= 4 else { return StyledText((name + end).truncated(toColumns: room)) }
    let (full, empty) = progressBar(fraction: fraction, columns: bar)
    return StyledText(name + " ") + StyledText(full, Style.plain.colored(.green)) + StyledText(empty, .dim)
      + StyledText(end)
  }
}

/// Returns the characters of a bar's full part and of its empty part. The length of the full part is a multiple of an
/// eighth of a column.
func progressBar(fraction: Double, columns: Int) -> (full: String, empty: String) {
  let eighths = Int(fraction * Double(columns * 8))
  let partial = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
  let full = String(repeating: "█", count: eighths / 8) + partial
  return (full, String(repeating: "░", count: columns - full.count))
}
