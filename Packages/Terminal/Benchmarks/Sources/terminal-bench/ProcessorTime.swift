import Foundation

/// Measures processor time in milliseconds. Other processes affect processor time less than they affect elapsed time.
enum ProcessorTime {
  /// Returns the time that `body` takes in this process.
  static func of(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Returns the median of several rounds.
func median(_ rounds: Int, _ measure: () throws -> Double) rethrows -> Double {
  let values = try (0..<rounds).map { _ in try measure() }
  return values.sorted()[rounds / 2]
}
