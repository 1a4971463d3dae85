import GRDB
import Synchronization

extension DatabaseQueue {
  private static let retained = Mutex<[DatabaseQueue]>([])

  /// Retains this connection until the process ends, even after the connection is closed. Use this method for
  /// short-lived connections, because freeing a connection has a lasting cost on Linux.
  ///
  /// GRDB attaches a value to the dispatch queue of each connection. On Linux, Dispatch frees such a value on a global
  /// queue. The first use of a global queue starts a timer that wakes the process once a second until the process ends.
  func retainedUntilExit() -> DatabaseQueue {
    #if os(Linux)
    Self.retained.withLock { $0.append(self) }
    #endif
    return self
  }
}
