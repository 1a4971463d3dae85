import Networking

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A connection of a `ScriptedServer`, read and written with blocking calls on one thread.
///
/// Only `close()` closes the descriptor. `interrupt()` may be called from any thread. `interrupt()` ends both
/// directions of the connection, and thereby wakes a thread that reads or writes.
final class Socket: Sendable {
  private let descriptor: Lock<Int32?>
  private let number: Int32

  init(_ descriptor: Int32) {
    number = descriptor
    self.descriptor = Lock(descriptor)
    #if canImport(Darwin)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Connects to the Unix socket at `path`. Returns nil if no server listens at the path.
  convenience init?(connectedTo path: String) {
    guard let address = try? sockaddr_un(path: path) else { return nil }
    let descriptor = streamSocket(AF_UNIX)
    guard descriptor >= 0 else { return nil }
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else {
      closeDescriptor(descriptor)
      return nil
    }
    self.init(descriptor)
  }

  /// Reads up to `limit` bytes. Returns an empty array at the end of the stream and after an error.
  func read(limit: Int = 1 << 16) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, recv(number, buffer.baseAddress, limit, 0))
    }
  }

  /// Writes all bytes. Returns false if the peer has closed the connection.
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(number, $0.baseAddress?.advanced(by: sent), bytes.count - sent, noSignal)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Passes bytes in both directions until one of the connections ends.
  func relay(to other: Socket) {
    var ends = [number, other.number].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&ends, 2, -1) > 0 {
      if ends[0].revents != 0, !pass(to: other) { return }
      if ends[1].revents != 0, !other.pass(to: self) { return }
    }
  }

  private func pass(to other: Socket) -> Bool {
    let bytes = read()
    return !bytes.isEmpty && other.write(bytes)
  }

  func interrupt() {
    descriptor.withLock { if let open = $0 { _ = shutdown(open, shutdownBoth) } }
  }

  /// Closes the connection. Further calls have no effect.
  ///
  /// - Parameter withReset: Whether the peer receives a TCP reset instead of a normal end of the connection.
  func close(withReset: Bool = false) {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      if withReset {
        var atOnce = linger(l_onoff: 1, l_linger: 0)
        setsockopt(open, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
      }
      closeDescriptor(open)
      descriptor = nil
    }
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}

#if canImport(Darwin)
private let noSignal: Int32 = 0
#else
private let noSignal = Int32(MSG_NOSIGNAL)
#endif
