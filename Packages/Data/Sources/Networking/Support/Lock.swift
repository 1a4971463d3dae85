#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A value behind a mutex.
///
/// `Synchronization.Mutex` is not used: on Linux its slow path lies in a library without thread-sanitizer
/// instrumentation, which reports a race for every contended lock.
package final class Lock<Value: Sendable>: Sendable {
  // The pointer is written once, in `init`; the mutex behind it is made for use by many threads.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // Touched by `withLock` alone, while the mutex is held.
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "no mutex could be made: error \(status)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the value, one caller at a time. `body` must not take the same lock again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
