import FlyingSocks
import Foundation

@testable import Web

/// A browser for tests, which sends requests over real connections and does not correct invalid requests.
struct TestBrowser: Sendable {
  struct Response {
    var status: Int
    var headers: [String: String]
    var body: String
  }

  let port: UInt16
  var cookie: String?

  var host: String { "127.0.0.1:\(port)" }
  var origin: String { "http://\(host)" }

  /// Sends a request and returns the response.
  ///
  /// - Parameter headers: additional headers, which replace default headers of the same name.
  func request(_ path: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Response {
    let socket = try await connect()
    defer { try? socket.close() }
    var all = ["Host": host, "Connection": "close"]
    all["Cookie"] = cookie
    all.merge(headers) { $1 }
    let head = all.map { "\($0): \($1)\r\n" }.joined()
    try await socket.write(Data("\(method) \(path) HTTP/1.1\r\n\(head)\r\n".utf8))
    let received = try await TestSocket.readToEnd(socket)
    return try Self.parse(received)
  }

  /// Opens a WebSocket with the headers that a page of the server would send.
  ///
  /// - Parameter omitted: the name of a header to omit.
  func open(headers: [String: String] = [:], without omitted: String? = nil) async throws -> TestSocket {
    var all = [
      "Host": host, "Origin": origin, "Upgrade": "websocket", "Connection": "Upgrade",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    ]
    all["Cookie"] = cookie
    all.merge(headers) { $1 }
    if let omitted { all[omitted] = nil }
    let socket = try await connect()
    let head = all.map { "\($0): \($1)\r\n" }.joined()
    try await socket.write(Data("GET /session HTTP/1.1\r\n\(head)\r\n".utf8))
    let client = TestSocket(socket)
    try await client.readHead()
    return client
  }

  /// Sends a request and returns the status of the response.
  func status(_ path: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Int {
    try await request(path, method: method, headers: headers).status
  }

  /// Sends a request for a WebSocket and returns the status of the response.
  func openStatus(headers: [String: String] = [:], without omitted: String? = nil) async throws -> Int {
    let socket = try await open(headers: headers, without: omitted)
    await socket.close()
    return await socket.status
  }

  /// Opens a WebSocket, sends a greeting, and returns the WebSocket and the answer.
  func openPage(_ hello: JSON = [:]) async throws -> (TestSocket, JSON) {
    let socket = try await open()
    try await socket.send(["hello": hello])
    return (socket, try await socket.receive())
  }

  func connect() async throws -> AsyncSocket {
    let pool = try await ClientPool.shared.ready()
    return try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: pool, timeout: 20)
  }

  static func parse(_ bytes: [UInt8]) throws -> Response {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { throw SocketError.disconnected }
    var lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let status = Int(lines.removeFirst().split(separator: " ").dropFirst().first ?? "") ?? 0
    let headers = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
    }
    return Response(
      status: status, headers: Dictionary(headers) { $1 }, body: String(text[end.upperBound...]))
  }
}

/// The pool of the sockets of all test browsers.
actor ClientPool {
  static let shared = ClientPool()
  private let pool: any AsyncSocketPool = LimitedPool(base: SocketPool<Poll>.make(), limit: .max)
  private var preparation: Task<Void, any Error>?

  func ready() async throws -> any AsyncSocketPool {
    let preparation =
      preparation
      ?? Task { [pool] in
        try await pool.prepare()
        Task { try await pool.run() }
      }
    self.preparation = preparation
    try await preparation.value
    return pool
  }
}

/// The client side of a WebSocket.
actor TestSocket {
  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    /// The status code of a close frame; nil for other frames.
    var closeCode: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
  }

  private let socket: AsyncSocket
  private var buffer: [UInt8] = []
  private(set) var status = 0

  init(_ socket: AsyncSocket) { self.socket = socket }

  static func readToEnd(_ socket: AsyncSocket) async throws -> [UInt8] {
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

  func send(_ message: JSON) async throws { try await send(text: Array(try JSONEncoder().encode(message))) }

  func send(text: [UInt8]) async throws { try await send(opcode: 1, payload: text) }

  func send(opcode: UInt8, payload: [UInt8], isLast: Bool = true) async throws {
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

  func send(raw bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Returns the next message, and skips pings and pongs.
  func receive() async throws -> JSON {
    while true {
      let frame = try await receiveFrame()
      if frame.opcode == 1 { return try JSONDecoder().decode(JSON.self, from: Data(frame.payload)) }
      guard frame.opcode == 9 || frame.opcode == 10 else { throw SocketError.disconnected }
    }
  }

  func receiveFrame() async throws -> Frame {
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
  func waitForClose() async throws -> Int? {
    var code: Int?
    while let frame = try? await receiveFrame() { code = frame.closeCode ?? code }
    return code
  }

  func close() { try? socket.close() }
}
