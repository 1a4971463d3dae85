#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A `ScriptedServer` could not listen.
public struct SocketError: Error, Sendable, CustomStringConvertible {
  public let operation: String
  public let errno: Int32

  init(operation: String, errno: Int32) {
    self.operation = operation
    self.errno = errno
  }

  /// With the `errno` of the call that has just failed.
  init(operation: String) {
    self.init(operation: operation, errno: currentErrno())
  }

  public var description: String { "\(operation): \(String(cString: strerror(errno)))" }
}

private func currentErrno() -> Int32 { errno }
