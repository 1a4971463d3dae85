package import FlyingSocks
import Foundation
package import Web

/// A browser for tests, which sends requests over real connections and does not correct invalid requests.
///
///     let browser = try await TestBrowser(opening: server.address)
///     var tab = try await TestTab(browser)
public struct TestBrowser: Sendable {
  package struct Response {
    package var status: Int
    package var headers: [String: String]
    package var body: String
  }

  public let port: UInt16
  package var cookie: String?

  package init(port: UInt16, cookie: String? = nil) {
    self.port = port
    self.cookie = cookie
  }

  /// Opens the address that a server has printed, and stores the server's cookie.
  ///
  /// - Throws: `OpeningFailed` if the server refuses the address.
  public init(opening address: String) async throws {
    let url = URL(string: address)
    port = url?.port.flatMap { UInt16(exactly: $0) } ?? 0
    let response = try await request("/?\(url?.query ?? "")")
    guard response.status == 303, let cookie = response.headers["set-cookie"] else {
      throw OpeningFailed(address: address, status: response.status)
    }
    self.cookie = cookie.prefix { $0 != ";" }.description
  }

  package var host: String { "127.0.0.1:\(port)" }
  package var origin: String { "http://\(host)" }

  /// Sends a request and returns the response.
  ///
  /// - Parameter headers: additional headers, which replace default headers of the same name.
  package func request(_ path: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Response
  {
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
  package func open(headers: [String: String] = [:], without omitted: String? = nil) async throws -> TestSocket {
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
  package func status(_ path: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Int {
    try await request(path, method: method, headers: headers).status
  }

  /// Sends a request for a WebSocket and returns the status of the response.
  package func openStatus(headers: [String: String] = [:], without omitted: String? = nil) async throws -> Int {
    let socket = try await open(headers: headers, without: omitted)
    await socket.close()
    return await socket.status
  }

  /// Opens a WebSocket, sends a greeting, and returns the WebSocket and the answer.
  package func openPage(_ hello: JSON = [:]) async throws -> (TestSocket, JSON) {
    let socket = try await open()
    try await socket.send(["hello": hello])
    return (socket, try await socket.receive())
  }

  package func connect() async throws -> AsyncSocket {
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

/// A server has refused the address of its page.
public struct OpeningFailed: Error, CustomStringConvertible {
  let address: String
  let status: Int

  public var description: String { "The server answered \(address) with the status \(status)." }
}

/// The socket pool that all test browsers share.
actor ClientPool {
  static let shared = ClientPool()
  // A raw pool might never observe a connection with the descriptor of a connection that was just closed.
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
