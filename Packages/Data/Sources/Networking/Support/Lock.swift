#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A value protected by a mutex.
///
/// `Synchronization.Mutex` is not used, because its slow path is not instrumented on Linux, where Thread Sanitizer
/// would report false data races.
package final class Lock<Value: Sendable>: Sendable {
  // The pointer is written once, in `init`, and a mutex may be used by several threads.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // Accessed only by `withLock`, while the mutex is locked.
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "the mutex could not be created: error \(status)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with exclusive access to the value. `body` must not use the same lock.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
