#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs `body` on a new thread, which ends when `body` returns. Use a thread for loops that block, because blocking a
/// thread of Swift's pool would delay other tasks.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
  #if canImport(Darwin)
  var thread: pthread_t?
  let status = pthread_create(&thread, nil, { runThreadBody($0) }, argument)
  #else
  var thread = pthread_t()
  let status = pthread_create(&thread, nil, { runThreadBody($0) }, argument)
  #endif
  precondition(status == 0, "the thread could not be started: error \(status)")
  #if canImport(Darwin)
  if let thread { pthread_detach(thread) }
  #else
  pthread_detach(thread)
  #endif
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
