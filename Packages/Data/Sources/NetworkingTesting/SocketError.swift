import Networking

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason why a `ScriptedServer` could not start.
public struct SocketError: Error, Sendable, CustomStringConvertible {
  public let operation: String
  public let errno: Int32

  /// Creates an error. By default, the error describes the system call that has just failed.
  init(operation: String, errno: Int32 = currentErrno()) {
    self.operation = operation
    self.errno = errno
  }

  public var description: String { "\(operation): \(String(errno: errno))" }
}

private func currentErrno() -> Int32 { errno }
