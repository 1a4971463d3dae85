import GRDB
import Synchronization

extension DatabaseQueue {
  private static let retained = Mutex<[DatabaseQueue]>([])

  /// Keeps this connection in memory until the process ends, even after it is closed. Used for connections that every
  /// start or a running program needs only briefly.
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
