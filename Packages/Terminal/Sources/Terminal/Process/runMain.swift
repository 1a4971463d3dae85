import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs the `async` main function of a program, and exits when the function returns. An idle program does not wake up.
///
/// ```swift
/// @main enum Main {
///   static func main() { runMain { await Program.main() } }
/// }
/// ```
///
/// With an `async` main on Linux, the first task outside the main actor starts a Dispatch thread that wakes up once a
/// second. With Swift 6.3 on Linux, this function makes tasks outside the main actor run on a ``SleepingExecutor``,
/// which has no idle wake-ups. Call this function before any task starts.
public func runMain(_ body: @escaping @MainActor () async -> Void) -> Never {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  SleepingExecutor.takeOver()
  #endif
  Task { @MainActor in
    await body()
    exit(0)
  }
  dispatchMain()
}
