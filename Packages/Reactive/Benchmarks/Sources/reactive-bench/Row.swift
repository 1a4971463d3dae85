import Foundation

/// A row of the results that `Scripts/bench` prints.
struct Row: Encodable {
  let `case`: String
  let title: String
  let unit: String
  let figure: Double
  let limit: Double?
  let peers: [String: Double]
  let bar: String
  let met: Bool

  init(_ name: String, _ title: String, unit: String, figure: Double, limit: Double?, peers: [String: Double], bar: Bar)
  {
    self.case = name
    self.title = title
    self.unit = unit
    self.figure = rounded(figure)
    self.limit = limit.map(rounded)
    self.peers = peers.mapValues(rounded)
    self.bar = bar.text
    met = bar.isMet(figure, limit: limit, peers: peers)
  }
}

private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

/// Returns a figure as text: with two decimals if it is below 100 and not a whole number, otherwise without decimals.
func short(_ value: Double) -> String {
  value == value.rounded() ? String(Int(value)) : String(format: value < 100 ? "%.2f" : "%.0f", value)
}

/// Returns the rows as a Markdown table.
func table(_ rows: [Row]) -> String {
  let header = ["case", "what", "unit", "ours", "limit", "x limit", "OpenCombine", "AsyncAlgorithms", "bar", "met"]
  let lines = rows.map { row in
    [
      row.case, row.title, row.unit, short(row.figure), row.limit.map(short) ?? "",
      row.limit.map { short((row.figure / $0 * 10).rounded() / 10) } ?? "",
      peer("OpenCombine", row), peer("AsyncAlgorithms", row), row.bar, row.bar.isEmpty ? "" : row.met ? "yes" : "NO",
    ]
  }
  return ([header, header.map { _ in "---" }] + lines).map { "| " + $0.joined(separator: " | ") + " |" }
    .joined(separator: "\n")
}

private func peer(_ name: String, _ row: Row) -> String {
  row.peers[name].map { "\(short($0)) (\(short(($0 / row.figure * 10).rounded() / 10)) x)" } ?? ""
}
