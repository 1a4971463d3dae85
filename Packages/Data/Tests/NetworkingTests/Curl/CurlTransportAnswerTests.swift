import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests the responses of a server on a real socket.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportAnswerTests {
  let transport = CurlTransport()

  private func send(_ path: String = "/", to server: ScriptedServer) async throws -> Response {
    try await transport.send(#require(Request(url: server.url(path))))
  }

  @Test("A response has a status, headers and a body")
  func wholeResponse() async throws {
    let server = try ScriptedServer { _ in Reply(status: 404, headers: [("X-Total", "7")], body: "nothing here") }
    let response = try await send(to: server)
    #expect(response.head.status.code == 404)
    #expect(response.head.headerFields[HTTPField.Name("X-Total")!] == "7")
    #expect(response.body == Array("nothing here".utf8))
    #expect(response.metrics.httpVersion == "1.1")
    #expect(response.metrics.bodyBytes == 12)
  }

  @Test("The server receives the method, target, headers and body unchanged")
  func wholeRequest() async throws {
    let server = try ScriptedServer { _ in Reply() }
    var request = try #require(
      Request(url: server.url("/a/b?q=x%20y&z=1"), method: .post, body: Array("{}".utf8))
    )
    request.head.headerFields[.contentType] = "application/json"
    request.head.headerFields[HTTPField.Name("X-Empty")!] = ""
    _ = try await transport.send(request)
    let received = try #require(server.requests.first)
    #expect(received.method == "POST")
    #expect(received.target == "/a/b?q=x%20y&z=1")
    #expect(received.header("Content-Type") == "application/json")
    #expect(received.header("X-Empty") == "")
    #expect(received.header("Expect") == nil)
    #expect(received.header("User-Agent") == "photolist")
    #expect(received.body == Array("{}".utf8))
  }

  @Test("A request can have any HTTP method", arguments: [HTTPRequest.Method.get, .put, .delete, .patch, .options])
  func everyMethod(_ method: HTTPRequest.Method) async throws {
    let server = try ScriptedServer { _ in Reply(body: "ok") }
    let response = try await transport.send(#require(Request(url: server.url("/"), method: method)))
    #expect(server.requests.first?.method == method.rawValue)
    #expect(response.body == Array("ok".utf8))
  }

  @Test("A HEAD response ends without a body")
  func headRequest() async throws {
    let server = try ScriptedServer { _ in Reply([.bytes("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")]) }
    let response = try await transport.send(#require(Request(url: server.url("/"), method: .head)))
    #expect(response.head.headerFields[.contentLength] == "1000")
    #expect(response.body.isEmpty)
  }

  @Test("A response with status 204 or 304 ends after its head", arguments: [204, 304])
  func statusWithoutBody(_ status: Int) async throws {
    let server = try ScriptedServer { _ in Reply([.bytes("HTTP/1.1 \(status) X\r\nETag: \"a\"\r\n\r\n")]) }
    let response = try await send(to: server)
    #expect(response.head.status.code == status)
    #expect(response.head.headerFields[.eTag] == "\"a\"")
  }

  @Test("An HTTP/1.0 body ends when the connection closes")
  func http10() async throws {
    let server = try ScriptedServer { _ in Reply([.bytes("HTTP/1.0 200 OK\r\n\r\nold body"), .close]) }
    let response = try await send(to: server)
    #expect(response.body == Array("old body".utf8))
    #expect(response.metrics.httpVersion == "1.0")
  }

  @Test("Early hints are skipped")
  func earlyHints() async throws {
    let server = try ScriptedServer { _ in Reply(body: "ok").withEarlyHints() }
    let response = try await send(to: server)
    #expect(response.head.status.code == 200)
    #expect(response.head.headerFields[HTTPField.Name("Link")!] == nil)
    #expect(response.body == Array("ok".utf8))
  }

  @Test("Bytes after the announced length are ignored")
  func extraBytes() async throws {
    let server = try ScriptedServer { _ in .wrongLength(announced: 2, body: "ok, and more") }
    #expect(try await send(to: server).body == Array("ok".utf8))
    #expect(try await send(to: server).body == Array("ok".utf8))
  }

  @Test("Chunks are combined into one body, and trailers are separate from the headers")
  func chunksAndTrailers() async throws {
    let server = try ScriptedServer { _ in .chunked(["one", "two"], trailers: [("X-Sum", "42")]) }
    let response = try await send(to: server)
    #expect(response.body == Array("onetwo".utf8))
    #expect(response.trailers[HTTPField.Name("X-Sum")!] == "42")
    #expect(response.head.headerFields[HTTPField.Name("X-Sum")!] == nil)
  }

  @Test("A trailer that looks like a status line does not start a second response")
  func trailerLikeStatusLine() async throws {
    let server = try ScriptedServer { _ in
      Reply([
        .bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nHTTP/1.1 500 Bad: x\r\n\r\n")
      ])
    }
    let response = try await send(to: server)
    #expect(response.head.status.code == 200)
  }

  @Test("A header value that is not UTF-8 is returned with the same bytes")
  func headerNotUTF8() async throws {
    let server = try ScriptedServer { _ in
      Reply([
        .bytes(Array("HTTP/1.1 200 OK\r\nX-Name: caf".utf8) + [0xE9] + Array("\r\nContent-Length: 0\r\n\r\n".utf8))
      ])
    }
    let field = try #require(try await send(to: server).head.headerFields[fields: HTTPField.Name("X-Name")!].first)
    #expect(field.withUnsafeBytesOfValue { Array($0) } == Array("caf".utf8) + [0xE9])
  }

  @Test("A gzip body is decoded, and the headers of the response are unchanged")
  func gzip() async throws {
    let compressed: [UInt8] = [
      0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0, 0x86, 0xa6, 0x10, 0x36, 5, 0, 0, 0,
    ]
    let server = try ScriptedServer { _ in Reply(headers: [("Content-Encoding", "gzip")], body: compressed) }
    let response = try await send(to: server)
    #expect(response.body == Array("hello".utf8))
    #expect(response.head.headerFields[.contentEncoding] == "gzip")
    #expect(response.metrics.wireBytes == Int64(compressed.count))
    #expect(server.requests.first?.header("Accept-Encoding")?.contains("gzip") == true)
  }

  /// The text "hello" in each encoding.
  private static let packedHellos: [(coding: String, bytes: [UInt8])] = [
    ("deflate", [0x78, 0x9c, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0, 6, 0x2c, 2, 0x15]),
    ("br", [0x0b, 2, 0x80] + Array("hello".utf8) + [3]),
    ("zstd", [0x28, 0xb5, 0x2f, 0xfd, 0x20, 5, 0x29, 0, 0] + Array("hello".utf8)),
  ]

  @Test("Every offered content encoding is decoded", arguments: packedHellos)
  func offeredEncodings(_ coding: String, _ packed: [UInt8]) async throws {
    // libcurl offers only the encodings that were enabled when it was built.
    let server = try ScriptedServer { request in
      guard request.header("Accept-Encoding")?.contains(coding) == true else { return Reply(body: "hello") }
      return Reply(headers: [("Content-Encoding", coding)], body: packed)
    }
    #expect(try await send(to: server).body == Array("hello".utf8))
  }

  @Test("A request with its own Accept-Encoding receives the encoded bytes")
  func customAcceptEncoding() async throws {
    let server = try ScriptedServer { _ in Reply(headers: [("Content-Encoding", "gzip")], body: [1, 2, 3]) }
    let request = try #require(Request(url: server.url("/"), headers: [.acceptEncoding: "identity"]))
    #expect(try await transport.send(request).body == [1, 2, 3])
    #expect(server.requests.first?.header("Accept-Encoding") == "identity")
  }

  /// `CurlTransport` reuses libcurl's handles.
  @Test("The options of a request do not affect the next request with the same handle")
  func handleIsReset() async throws {
    let server = try ScriptedServer { _ in Reply(headers: [("Content-Encoding", "gzip")], body: [1, 2, 3]) }
    var request = try #require(Request(url: server.url("/"), method: .delete, body: Array("body".utf8)))
    request.head.headerFields = [.authorization: "secret", .acceptEncoding: "identity", .userAgent: "another"]
    _ = try await transport.send(request)
    request.head.method = .head
    request.body = []
    _ = try await transport.send(request)
    await #expect(throws: NetworkError.self) { try await send(to: server) }
    await #expect(throws: NetworkError.self) { try await send(to: server) }
    for plain in server.requests.dropFirst(2) {
      #expect(plain.method == "GET")
      #expect(plain.body.isEmpty)
      #expect(plain.header("Authorization") == nil)
      #expect(plain.header("User-Agent") == "photolist")
      #expect(plain.header("Accept-Encoding")?.contains("gzip") == true)
    }
    #expect(server.requests.count == 4)
  }

  @Test("Consecutive requests use one connection")
  func connectionReuse() async throws {
    let server = try ScriptedServer { _ in Reply(body: "ok") }
    for _ in 0..<5 { _ = try await send(to: server) }
    #expect(server.connectionCount == 1)
  }

  @Test("A new connection replaces an idle connection that the server has closed")
  func closedIdleConnection() async throws {
    let server = try ScriptedServer { _ in Reply([.bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"), .close]) }
    for _ in 0..<5 { #expect(try await send(to: server).body == Array("ok".utf8)) }
  }

  @Test("Requests can use a Unix socket")
  func unixSocket() async throws {
    let folder = try TemporaryFolder()
    let server = try ScriptedServer(.unix(path: folder.file("s"))) { Reply(body: $0.target) }
    let local = CurlTransport(configuration: CurlConfiguration(unixSocketPath: folder.file("s")))
    let response = try await local.send(#require(Request(url: server.url("/photos?page=1"))))
    #expect(response.body == Array("/photos?page=1".utf8))
    #expect(server.requests.first?.header("Host") == "localhost")
  }

  @Test("A hundred concurrent requests each receive their own response")
  func hundredRequests() async throws {
    let server = try ScriptedServer { Reply(body: $0.target) }
    let bodies = try await withThrowingTaskGroup { group in
      for number in 0..<100 { group.addTask { try await send("/\(number)", to: server).body } }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(bodies == Set((0..<100).map { Array("/\($0)".utf8) }))
  }

  @Test(
    "A body with an unknown content coding is passed on unchanged",
    arguments: ["none", "utf-8", "gzip, rot13", "UTF-8"])
  func unknownCoding(_ coding: String) async throws {
    let server = try ScriptedServer { request in
      let headers = request.path == "/plain" ? [] : [("Content-Encoding", coding)]
      return Reply(headers: headers, body: "photos")
    }
    let transport = CurlTransport()
    for path in ["/", "/plain", "/"] {
      let response = try await transport.send(#require(Request(url: server.url(path))))
      #expect(response.body == Array("photos".utf8))
    }
    #expect(server.requests.count == 3)
    // The same handle still decodes a response with a known content coding.
    let gzipped = try ScriptedServer { _ in .bomb(1000) }
    #expect(try await transport.send(#require(Request(url: gzipped.url("/")))).body.count == 1000)
    await transport.shutdown()
  }

  @Test("A connection is not inherited by programs that the process starts")
  func closedOnExec() async throws {
    let flags = Lock<[Int32]>([])
    // The connections are examined while the response is pending, because an idle connection may be closed.
    let server = try ScriptedServer { request in
      let port = request.header("Host")?.split(separator: ":").last.flatMap { Int($0) }
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd"))?.compactMap { Int32($0) } ?? []
      let connections = open.filter { peerPort(of: $0) == port }
      flags.withLock { $0 = connections.map { fcntl($0, F_GETFD) } }
      return Reply()
    }
    let transport = CurlTransport()
    _ = try await transport.send(#require(Request(url: server.url("/"))))
    let found = flags.withLock { $0 }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 & FD_CLOEXEC != 0 })
    await transport.shutdown()
  }

  /// Returns the port that a socket is connected to, or nil if the descriptor is not a connected socket.
  private func peerPort(of descriptor: Int32) -> Int? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
    }
    guard status == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
