#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a closure on a thread of its own, where it may block: a blocked thread of Swift's pool would be missing for
/// tasks.
///
/// Foundation has the same as `Thread`; Terminal does without Foundation. Networking has a copy, because packages share
/// no code.
func startThread(_ body: @escaping @Sendable () -> Void) {
  let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
  #if canImport(Darwin)
  var thread: pthread_t?
  #else
  var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, nil, { runBody($0) }, argument)
  precondition(status == 0, "no thread could be started: error \(status)")
}

private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  pthread_detach(pthread_self())
  // `startThread` retained it for this thread.
  if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
