package import FlyingSocks
import Foundation
package import Web

/// The client side of a WebSocket.
package actor TestSocket {
  package struct Frame: Equatable {
    package var opcode: UInt8
    package var payload: [UInt8]

    package init(opcode: UInt8, payload: [UInt8]) {
      self.opcode = opcode
      self.payload = payload
    }

    /// The status code of a close frame; nil for other frames.
    package var closeCode: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
  }

  private let socket: AsyncSocket
  private var buffer: [UInt8] = []
  package private(set) var status = 0

  init(_ socket: AsyncSocket) { self.socket = socket }

  package static func readToEnd(_ socket: AsyncSocket) async throws -> [UInt8] {
    var received: [UInt8] = []
    while let more = try? await socket.read(atMost: 4096), !more.isEmpty { received += more }
    return received
  }

  func readHead() async throws {
    while buffer.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
      let more = try await socket.read(atMost: 1)
      guard !more.isEmpty else { throw SocketError.disconnected }
      buffer += more
    }
    status = try TestBrowser.parse(buffer).status
    buffer = []
  }

  package func send(_ message: JSON) async throws { try await send(text: Array(try JSONEncoder().encode(message))) }

  package func send(text: [UInt8]) async throws { try await send(opcode: 1, payload: text) }

  package func send(opcode: UInt8, payload: [UInt8], isLast: Bool = true) async throws {
    let mask: [UInt8] = [1, 2, 3, 4]
    var frame: [UInt8] = [opcode | (isLast ? 0x80 : 0)]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else if payload.count <= 0xFFFF {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
      frame.append(0x80 | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    frame += mask
    frame += payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    try await send(raw: frame)
  }

  package func send(raw bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Returns the next message, and skips pings and pongs.
  package func receive() async throws -> JSON {
    while true {
      let frame = try await receiveFrame()
      if frame.opcode == 1 { return try JSONDecoder().decode(JSON.self, from: Data(frame.payload)) }
      guard frame.opcode == 9 || frame.opcode == 10 else { throw SocketError.disconnected }
    }
  }

  package func receiveFrame() async throws -> Frame {
    let head = try await take(2)
    var length = Int(head[1] & 0x7F)
    if length >= 126 { length = try await take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: head[0] & 0x0F, payload: try await take(length))
  }

  private func take(_ count: Int) async throws -> [UInt8] {
    while buffer.count < count {
      let more = try await socket.read(atMost: 4096)
      guard !more.isEmpty else { throw SocketError.disconnected }
      buffer += more
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Waits until the server has closed the connection, and returns the code of the close frame.
  package func waitForClose() async throws -> Int? {
    var code: Int?
    while let frame = try? await receiveFrame() { code = frame.closeCode ?? code }
    return code
  }

  package func close() { try? socket.close() }
}
