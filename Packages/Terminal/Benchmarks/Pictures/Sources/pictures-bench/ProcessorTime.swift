import Foundation

/// Milliseconds of processor time: a machine that does other things at the same time does not change them.
enum ProcessorTime {
  /// What `body` takes in this process.
  static func of(_ body: () throws -> Void) rethrows -> Double {
    let start = clock(CLOCK_PROCESS_CPUTIME_ID)
    try body()
    return clock(CLOCK_PROCESS_CPUTIME_ID) - start
  }

  /// What a program takes from its start to its end, its output thrown away.
  static func ofProgram(_ path: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = children()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(program: path, status: process.terminationStatus) }
    return children() - before
  }

  struct Failure: Error {
    let program: String
    let status: Int32
  }

  private static func clock(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Of all children that have ended and were waited for.
  private static func children() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN: a number on macOS, of an enumeration that the function does not take on Linux, -1 on both.
    getrusage(-1, &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
