#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A listening TCP socket on the loopback address, or a listening Unix socket.
struct Listener: Sendable {
  let descriptor: Int32
  /// The TCP port that the system chose; 0 for a Unix socket.
  let port: UInt16

  /// Listens on a free port of 127.0.0.1.
  static func tcp() throws(SocketError) -> Listener {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let descriptor = try bound(AF_INET, to: &address)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard status == 0 else { throw SocketError(operation: "getsockname") }
    return Listener(descriptor: descriptor, port: UInt16(bigEndian: address.sin_port))
  }

  /// Listens at `path`, which must not exist yet and may have at most about 100 bytes.
  static func unix(_ path: String) throws(SocketError) -> Listener {
    var address = try sockaddr_un(path: path)
    return Listener(descriptor: try bound(AF_UNIX, to: &address), port: 0)
  }

  private static func bound<Address>(_ family: Int32, to address: inout Address) throws(SocketError) -> Int32 {
    let descriptor = streamSocket(family)
    guard descriptor >= 0 else { throw SocketError(operation: "socket") }
    let length = socklen_t(MemoryLayout<Address>.size)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard status == 0, listen(descriptor, 512) == 0 else {
      let error = SocketError(operation: "bind")
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Waits for a connection. After `stop()`, closes the listening socket and returns nil.
  func nextConnection() -> Socket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return Socket(connection) }
      if errno == EINTR || errno == ECONNABORTED { continue }
      close(descriptor)
      return nil
    }
  }

  /// Wakes the thread that waits in `nextConnection()`, which then closes the descriptor. `stop()` does not close the
  /// descriptor itself, because another server could receive the same descriptor number before the thread wakes.
  func stop() {
    _ = shutdown(descriptor, shutdownBoth)
  }
}

extension sockaddr_un {
  init(path: String) throws(SocketError) {
    self.init()
    sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: sun_path) else {
      throw SocketError(operation: "the path of a socket", errno: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: path.utf8) }
  }
}

/// Creates a stream socket. Returns a negative number on failure.
func streamSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
  socket(family, Int32(SOCK_STREAM.rawValue), 0)
  #else
  socket(family, SOCK_STREAM, 0)
  #endif
}

/// The argument of `shutdown(2)` that ends both directions.
let shutdownBoth = Int32(SHUT_RDWR)
