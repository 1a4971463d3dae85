import HTTPTypes
import Networking
import NetworkingTesting
import Testing

private let photo = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
private let json = Array((#"{"photos": ["# + String(repeating: #"{"id": "a"}, "#, count: 1000)).utf8)
/// "hello", compressed with brotli.
private let packedHello: [UInt8] = [0x0b, 2, 0x80] + Array("hello".utf8) + [3]

/// Tests the client with nginx: HTTP/1.1, HTTP/2 over TLS, ranges and validators.
@Suite(
  .enabled("nginx is missing and could not be installed") { await ForeignServer.isAvailable("nginx") },
  .served(by: "nginx", files: ["photo.jpg": photo, "photos.json": json, "brotli/hello": packedHello]),
  .timeLimit(.minutes(2))
)
struct NginxTests {
  private let server: ForeignServer

  init() throws {
    server = try #require(ForeignServer.current)
  }

  private func request(_ path: String, scheme: String = "http", headers: HTTPFields = [:]) throws -> Request {
    try #require(Request(url: "\(scheme)://localhost\(path)", headers: headers))
  }

  @Test("Compressed JSON is decoded")
  func compressedJSON() async throws {
    let response = try await server.transport.send(request("/photos.json"))
    #expect(response.body == json)
    #expect(response.head.headerFields[.contentEncoding] == "gzip")
    #expect(response.metrics.wireBytes < Int64(json.count / 10))
  }

  @Test("TLS connections use HTTP/2")
  func http2() async throws {
    let response = try await server.secureTransport().send(request("/photos.json", scheme: "https"))
    #expect(response.body == json)
    #expect(response.metrics.httpVersion == "2")
    #expect(response.metrics.secured > .zero)
  }

  @Test("A proxy tunnels TLS data that it cannot read")
  func proxyTunnel() async throws {
    let tunnel = Reply.tunnel(unixSocket: server.folder.file("https.sock"))
    let proxy = try ScriptedServer { $0.method == "CONNECT" ? tunnel : Reply(status: 400) }
    let transport = CurlTransport(
      configuration: CurlConfiguration(caFile: server.folder.file("ca.pem"), proxy: .url(proxy.url("")))
    )
    let request = try request("/photos.json", scheme: "https", headers: [.authorization: "Client-ID secret"])
    for _ in 0..<2 {
      let response = try await transport.send(request)
      #expect(response.body == json)
      #expect(response.metrics.httpVersion == "2")
    }
    #expect(proxy.requests.map(\.target) == ["localhost:443"])
    #expect(proxy.requests.allSatisfy { !$0.headers.contains { $0.value.contains("secret") } })
    await transport.shutdown()
  }

  @Test("Certificates are verified through a proxy")
  func certificateBehindProxy() async throws {
    let tunnel = Reply.tunnel(unixSocket: server.folder.file("https.sock"))
    let proxy = try ScriptedServer { _ in tunnel }
    let transport = CurlTransport(
      configuration: CurlConfiguration(caFile: server.folder.file("ca.pem"), proxy: .url(proxy.url("")))
    )
    let request = try #require(Request(url: "https://another.example/photos.json"))
    await #expect {
      try await transport.send(request)
    } throws: { error in
      if case NetworkError.tls = error { true } else { false }
    }
  }

  @Test("Concurrent requests share one HTTP/2 connection")
  func http2Multiplexing() async throws {
    let transport = server.secureTransport()
    var patient = try request("/photos.json", scheme: "https")
    patient.limits.connectTime = .seconds(60)
    let request = patient
    _ = try await transport.send(request)
    let metrics = try await withThrowingTaskGroup { group in
      for _ in 0..<100 { group.addTask { try await transport.send(request).metrics } }
      return try await group.reduce(into: [TransferMetrics]()) { $0.append($1) }
    }
    #expect(metrics.allSatisfy { $0.newConnections == 0 })
    // If the event loop missed a request, the request would end only after 60 seconds, when the connect time limit
    // wakes the event loop.
    #expect(metrics.allSatisfy { $0.total < .seconds(30) })
  }

  @Test("A certificate from an untrusted authority is refused")
  func untrustedAuthority() async throws {
    let systemTrust = CurlTransport(
      configuration: CurlConfiguration(unixSocketPath: server.folder.file("https.sock"))
    )
    let request = try request("/photos.json", scheme: "https")
    await #expect {
      try await systemTrust.send(request)
    } throws: { error in
      if case NetworkError.tls = error { true } else { false }
    }
  }

  @Test("A certificate for another host is refused")
  func wrongHost() async throws {
    let request = try #require(Request(url: "https://other.example/photos.json"))
    await #expect {
      try await server.secureTransport().send(request)
    } throws: { error in
      if case NetworkError.tls = error { true } else { false }
    }
  }

  @Test("A server without the pinned key is refused")
  func wrongPinnedKey() async throws {
    let pin = "sha256//" + String(repeating: "A", count: 43) + "="
    let request = try request("/photos.json", scheme: "https")
    await #expect {
      try await server.secureTransport(pinnedPublicKey: pin).send(request)
    } throws: { error in
      if case NetworkError.tls = error { true } else { false }
    }
  }

  @Test("A server with the pinned key is accepted")
  func pinnedKey() async throws {
    let transport = server.secureTransport(pinnedPublicKey: server.folder.file("public.pem"))
    #expect(try await transport.send(request("/photos.json", scheme: "https")).body == json)
  }

  @Test("A brotli body is decoded", arguments: ["http", "https"])
  func brotli(_ scheme: String) async throws {
    let transport = scheme == "http" ? server.transport : server.secureTransport()
    let response = try await transport.send(request("/brotli/hello", scheme: scheme))
    #expect(response.head.headerFields[.contentEncoding] == "br")
    #expect(response.body == Array("hello".utf8))
  }

  @Test("Revalidating an unchanged response transfers no body")
  func revalidation() async throws {
    let caching = CachingTransport(over: server.transport, store: MemoryStore())
    _ = try await caching.send(request("/photo.jpg"))
    var reload = try request("/photo.jpg")
    reload.head.headerFields[.cacheControl] = "max-age=0, no-cache"
    let second = try await caching.send(reload)
    #expect(second.metrics.cache == .revalidated)
    #expect(second.metrics.wireBytes == 0)
    #expect(second.body == photo)
  }

  @Test("A response with the directive immutable is requested only once")
  func immutableResponse() async throws {
    let caching = CachingTransport(over: server.transport, store: MemoryStore())
    _ = try await caching.send(request("/immutable/photo.jpg"))
    #expect(try await caching.send(request("/immutable/photo.jpg")).metrics.cache == .fresh)
  }

  @Test("A download resumes where it stopped", arguments: ["http", "https"])
  func resumedDownload(_ scheme: String) async throws {
    let transport = scheme == "http" ? server.transport : server.secureTransport()
    let folder = try TemporaryFolder()
    var request = try request("/photo.jpg", scheme: scheme)
    request.limits.bodyBytes = 100_000
    let tooSmall = request
    await #expect(throws: FileDownloadError.self) {
      try await FileDownload(tooSmall, to: folder.file("p")).run(over: transport)
    }
    request.limits.bodyBytes = 10_000_000
    let file = try await FileDownload(request, to: folder.file("p")).run(over: transport)
    #expect(file.resumedFrom > 50_000)
    #expect(folder.bytes("p") == photo)
  }

  @Test("If the file has changed, its download starts from the beginning")
  func changedFile() async throws {
    let folder = try TemporaryFolder()
    try server.folder.write(photo, to: "www/changing.jpg")
    var request = try request("/changing.jpg")
    request.limits.bodyBytes = 100_000
    let tooSmall = request
    await #expect(throws: FileDownloadError.self) {
      try await FileDownload(tooSmall, to: folder.file("p")).run(over: server.transport)
    }
    let changed = Array(photo.reversed().dropLast(7))
    try server.folder.write(changed, to: "www/changing.jpg")
    request.limits.bodyBytes = 10_000_000
    let file = try await FileDownload(request, to: folder.file("p")).run(over: server.transport)
    #expect(file.resumedFrom == 0)
    #expect(folder.bytes("p") == changed)
  }

  @Test("nginx's redirect is followed")
  func redirect() async throws {
    let response = try await server.transport.send(request("/moved/?to=photos.json"))
    #expect(response.body == json)
    #expect(response.metrics.redirects == 1)
  }

  @Test("A redirect from https to http is refused")
  func downgradeRedirect() async throws {
    let request = try request("/plain/", scheme: "https")
    await #expect {
      try await server.secureTransport().send(request)
    } throws: { error in
      if case NetworkError.redirectRefused = error { true } else { false }
    }
  }

  @Test("Responses to HEAD requests and responses with an error status are returned")
  func headAndErrors() async throws {
    var head = try request("/photo.jpg")
    head.head.method = .head
    let response = try await server.transport.send(head)
    #expect(response.head.headerFields[.contentLength] == "300000")
    #expect(response.body.isEmpty)
    #expect(try await server.transport.send(request("/none")).head.status == .notFound)
    let tooFar = try request("/photo.jpg", headers: [.range: "bytes=300000-"])
    #expect(try await server.transport.send(tooFar).head.status == .rangeNotSatisfiable)
  }
}
