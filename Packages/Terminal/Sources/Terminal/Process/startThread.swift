#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a closure on a new thread, where it may block. Blocking a thread of Swift's pool would delay tasks.
///
/// The module Terminal uses this function instead of `Thread`, because Terminal does not import Foundation.
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
  // Balances the retain in `startThread`.
  if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
