import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs the `async` part of a program and ends the program with it. While nothing happens in it, nothing runs: no
/// thread is woken.
///
/// ```swift
/// @main enum Main {
///   static func main() { runMain { await Program.main() } }
/// }
/// ```
///
/// An `async` main would do the same, but on Linux the first task that is not the main actor's starts a supervisor of
/// Dispatch's threads that wakes once a second for ever, and so does the first `Task.sleep`. There, with the compiler
/// that is known to allow it, tasks run on a ``SleepingExecutor`` instead. To be called before there is any task.
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
