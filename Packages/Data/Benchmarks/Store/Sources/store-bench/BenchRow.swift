import Foundation

/// A row of the results: the figure of this project's store in one case, the figure or number it is compared with, and
/// further figures. A lower figure is better.
struct BenchRow: Codable {
  var `case`: String
  var unit: String
  var figure: Double
  /// The number in `bar`; if `bar` is relative to SQLite's C interface, the figure of the C interface.
  var limit: Double
  var peers: [String: Double]
  var bar: String
  var met: Bool

  static func print(_ results: [BenchRow], asJSON: Bool) throws {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      Swift.print(String(decoding: try encoder.encode(results), as: UTF8.self))
      return
    }
    Swift.print(padded("case", 66), padded("ours", 12), padded("limit", 12), padded("bar", 26), "peers")
    for result in results {
      let peers = result.peers.sorted { $0.key < $1.key }.map { "\($0.key) \(number($0.value))" }
      Swift.print(
        padded(result.case, 66), padded("\(number(result.figure)) \(result.unit)", 12),
        padded(number(result.limit), 12), padded((result.met ? "met: " : "MISSED: ") + result.bar, 26),
        peers.joined(separator: ", "))
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", value)
  }
}

/// Calls `body` `count` times, and returns the average processor time of a call in microseconds, including all threads.
/// Processor time does not grow when the machine is busy, and excludes waiting for the disk.
func microseconds(_ count: Int, _ body: (Int) async throws -> Void) async rethrows -> Double {
  let start = processorTime()
  for index in 0..<count { try await body(index) }
  return Double(processorTime() - start) / 1000 / Double(count)
}

private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
