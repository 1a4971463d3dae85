#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A TCP socket on 127.0.0.1.
struct Socket: Sendable {
  let descriptor: Int32

  private static func new() -> Int32 {
    #if os(Linux)
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Connects to a port. Returns nil if the connection fails.
  init?(connectedTo port: Int) {
    let descriptor = Self.new()
    guard descriptor >= 0 else { return nil }
    guard Self.withAddress(port, { connect(descriptor, $0, $1) }) == 0 else {
      _ = Self(descriptor).close()
      return nil
    }
    self.descriptor = descriptor
  }

  /// Listens on a free port.
  static func listening() -> Socket? {
    let descriptor = new()
    guard descriptor >= 0, withAddress(0, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 128) == 0 else {
      return nil
    }
    return Socket(descriptor)
  }

  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // Safe: the address of a socket of the family AF_INET fits into a `sockaddr_in`.
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  func accept() -> Socket? {
    #if canImport(Darwin)
    let accepted = Darwin.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
    let accepted = Musl.accept(descriptor, nil, nil)
    #else
    let accepted = Glibc.accept(descriptor, nil, nil)
    #endif
    return accepted < 0 ? nil : Socket(accepted)
  }

  /// Returns the next bytes; empty if the connection has ended.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Sends all bytes. Returns false if the connection has ended.
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      #if canImport(Darwin)
      let count = send(descriptor, Array(bytes[sent...]), bytes.count - sent, 0)
      #else
      let count = send(descriptor, Array(bytes[sent...]), bytes.count - sent, Int32(MSG_NOSIGNAL))
      #endif
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Shuts down both directions, so that a thread that is blocked in `read()` or `accept()` continues.
  func interrupt() { _ = shutdown(descriptor, 2) }

  @discardableResult
  func close() -> Bool {
    #if canImport(Darwin)
    Darwin.close(descriptor) == 0
    #elseif canImport(Musl)
    Musl.close(descriptor) == 0
    #else
    Glibc.close(descriptor) == 0
    #endif
  }

  private static func withAddress(_ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      // Safe: a `sockaddr_in` is the `sockaddr` of the family AF_INET, and `body` receives its size.
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
