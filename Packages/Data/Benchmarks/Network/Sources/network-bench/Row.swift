/// A line of the report.
struct Row: Encodable {
  let `case`: String
  let unit: String
  let figure: Double
  /// The figure of a program with as little overhead as possible, such as the load generator wrk.
  let limit: Double?
  let peers: [String: Double]
  /// `figure` divided by the figure of the program that `bar` names. The value is the median of all rounds.
  let ratio: Double?
  let bar: String
  let met: Bool

  /// Returns a table with aligned columns, one for each property.
  static func table(_ rows: [Row]) -> String {
    let lines = [["case", "unit", "figure", "limit", "peers", "ratio", "bar", "met"]] + rows.map(\.cells)
    let widths = (0..<8).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private var cells: [String] {
    let peers = peers.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.text($0.value))" }.joined(separator: ", ")
    let (limit, ratio) = (limit.map(Self.text) ?? "", ratio.map(Self.text) ?? "")
    return [`case`, unit, Self.text(figure), limit, peers, ratio, bar, met ? "yes" : "NO"]
  }

  private static func text(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  }
}
