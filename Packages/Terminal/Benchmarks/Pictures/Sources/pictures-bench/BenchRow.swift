import Foundation

/// A measured case beside its limit and its peers, all in one unit where less is better.
struct BenchRow: Encodable {
  var `case`: String
  var unit: String
  var figure: Double
  /// What is left when nothing but decoding the JPEG is done; nil where that says nothing.
  var limit: Double?
  var peers: [String: Double]
  var bar: String
  var met: Bool

  static func write(_ rows: [BenchRow], asJSON: Bool) throws {
    guard !asJSON else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
      return
    }
    print(padded("case", 30), padded("ours", 14), padded("decoding", 12), padded("bar", 30), "peers")
    for row in rows {
      let peers = row.peers.sorted { $0.key < $1.key }.map { "\($0.key) \(number($0.value))" }
      print(
        padded(row.case, 30), padded("\(number(row.figure)) \(row.unit)", 14), padded(row.limit.map(number) ?? "", 12),
        padded((row.met ? "met: " : "MISSED: ") + row.bar, 30), peers.joined(separator: ", "))
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : "%.1f", value)
  }
}
