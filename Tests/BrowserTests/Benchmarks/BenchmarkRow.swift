import Foundation

/// A result of `Scripts/bench web`: the measured figure, the bar (the required figure), and whether the bar is met.
struct BenchmarkRow: Encodable {
  let name: String
  let unit: String
  let figure: Double
  var peers: [String: Double] = [:]
  let bar: String
  let met: Bool

  /// Creates a row whose figure may be at most `factor` times `reference`, which was measured in the same run.
  static func ratio(
    _ name: String, _ figure: Double, _ unit: String, to peer: String, _ reference: Double, atMost factor: Double
  ) -> BenchmarkRow {
    BenchmarkRow(
      name: name, unit: unit, figure: figure, peers: [peer: reference], bar: "at most \(factor) × \(peer)",
      met: figure <= factor * reference)
  }

  static func atMost(_ limit: Double, _ name: String, _ figure: Double, _ unit: String) -> BenchmarkRow {
    BenchmarkRow(name: name, unit: unit, figure: figure, bar: "at most \(limit) \(unit)", met: figure <= limit)
  }

  static func atLeast(_ limit: Double, _ name: String, _ figure: Double, _ unit: String) -> BenchmarkRow {
    BenchmarkRow(name: name, unit: unit, figure: figure, bar: "at least \(limit) \(unit)", met: figure >= limit)
  }

  enum CodingKeys: String, CodingKey {
    case name = "case"
    case unit, figure, limit, peers, bar, met
  }

  func encode(to encoder: any Encoder) throws {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(unit, forKey: .unit)
    try container.encode(rounded(figure), forKey: .figure)
    try container.encodeNil(forKey: .limit)
    try container.encode(peers.mapValues(rounded), forKey: .peers)
    try container.encode(bar, forKey: .bar)
    try container.encode(met, forKey: .met)
  }

  /// The file to which the rows are appended, one per line.
  static let file = ProcessInfo.processInfo.environment["PHOTOLIST_BENCH"]

  func write() throws {
    guard let path = Self.file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(filePath: path))
    }
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: try encoder.encode(self) + Data("\n".utf8))
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    return isEmpty ? 0 : (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

/// The statistics of a process, from `/proc`.
struct ProcessStatistics {
  let identifier: Int32

  /// The resident memory that is not backed by files, in MB.
  var megabytes: Double {
    get throws {
      let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
      return (Double(line.split(separator: " ").dropLast().last.map(String.init) ?? "") ?? 0) / 1024
    }
  }

  /// The number of voluntary context switches of all threads.
  var wakeUps: Int {
    get throws {
      let tasks = "/proc/\(identifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
        let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") } ?? ""
        return sum + (Int(line.split(whereSeparator: \.isWhitespace).last ?? "") ?? 0)
      }
    }
  }
}
