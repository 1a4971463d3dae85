/// One line of the report.
struct Row: Encodable {
  let `case`: String
  let unit: String
  let figure: Double
  /// What a program that does nothing else reaches.
  let limit: Double?
  let peers: [String: Double]
  let bar: String
  let met: Bool

  /// "case | figure | limit | peers | bar | met", aligned.
  static func table(_ rows: [Row]) -> String {
    let lines = [["case", "unit", "figure", "limit", "peers", "bar", "met"]] + rows.map(\.cells)
    let widths = (0..<7).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private var cells: [String] {
    let peers = peers.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.text($0.value))" }.joined(separator: ", ")
    return [`case`, unit, Self.text(figure), limit.map { Self.text($0) } ?? "", peers, bar, met ? "yes" : "NO"]
  }

  private static func text(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  }
}
