import Foundation
import HTTPTypes
import Logging
import Networking
import NetworkingTesting
import Testing

/// Tests that no log, file, cassette or error contains a secret of a request. The secret is a recognizable text, the
/// canary.
@Suite(.timeLimit(.minutes(1)))
struct CanaryTests {
  private let canary = "c4nary-0f-the-mine"
  private let folder: TemporaryFolder
  private let lines = Lock<[String]>([])

  init() throws {
    folder = try TemporaryFolder()
  }

  private var logger: Logger {
    var logger = Logger(label: "test") { [lines] _ in CollectingHandler(lines: lines) }
    logger.logLevel = .trace
    return logger
  }

  /// A request with the canary in its query and in its credentials.
  private func request(_ url: String) throws -> Request {
    let headers: HTTPFields = [
      .authorization: "Bearer \(canary)", .cookie: "session=\(canary)", HTTPField.Name("X-Api-Key")!: canary,
    ]
    return try #require(Request(url: "\(url)?page=1&client_id=\(canary)&access_token=\(canary)", headers: headers))
  }

  @Test("Logs, files and errors contain no secret, even if a response repeats the request")
  func requests() async throws {
    let canary = canary
    let other = try ScriptedServer { _ in
      Reply(
        headers: [("Set-Cookie", "a=\(canary)"), ("Cache-Control", "max-age=60"), ("X-Echo", canary)], body: "photos")
    }
    let target = other.url("/target?token=\(canary)&sig=\(canary)")
    let server = try ScriptedServer { request in
      switch request.path {
      case "/redirect": .redirect(to: target)
      case "/echo":
        Reply(
          status: 500,
          headers: [
            ("ETag", "\"\(canary)\""), ("Link", "<http://a.example/?key=\(canary)>; rel=next"),
            ("Server", canary), ("Content-Type", "text/\(canary)"),
          ],
          body: "The key \(canary) is wrong.")
      case "/loop": .redirect(to: "/loop?key=\(canary)")
      case "/user": .redirect(to: "http://me:\(canary)@127.0.0.1/")
      case "/confirmed" where request.header("If-None-Match") != nil:
        Reply(status: 304, headers: [("X-Echo", canary)])
      case "/confirmed": Reply(headers: [("ETag", "\"1\"")])
      case "/cut": Reply(body: String(repeating: canary, count: 100)).cut(after: 120)
      default: Reply(headers: [("Vary", "Authorization, Cookie, X-Api-Key"), ("Cache-Control", "max-age=60")])
      }
    }
    let network = try NetworkStack(
      cassette: .record(path: folder.file("session"), secrets: [canary]), store: DiskStore(folder: folder.file("http")),
      logger: logger)
    for path in ["/", "/", "/body", "/confirmed", "/confirmed", "/redirect", "/echo", "/loop", "/user", "/cut"] {
      try await send(request(server.url(path)), over: network.transport)
    }
    await network.shutdown()
    #expect(server.requests.contains { $0.header("Authorization")?.contains(canary) == true })
    #expect(other.requests.allSatisfy { $0.header("Authorization") == nil && $0.header("X-Api-Key") == nil })
    try expectNoCanary()
  }

  @Test("Files and errors of complete and interrupted downloads contain no secret")
  func downloads() async throws {
    let server = try ScriptedServer { request in
      let whole = Reply(headers: [("ETag", "\"1\"")], body: String(repeating: "x", count: 100_000))
      return request.path == "/cut" ? whole.cut(after: 50_000) : whole
    }
    let network = NetworkStack(retry: RetryPolicy(attempts: 1), logger: logger)
    for path in ["/whole", "/cut"] {
      let download = try FileDownload(request(server.url(path)), to: folder.file("photo-" + path.dropFirst()))
      do {
        _ = try await download.run(over: network.transport)
      } catch {
        lines.withLock { $0.append("\(error) \(String(reflecting: error))") }
      }
    }
    await network.shutdown()
    #expect(folder.names().count == 3, "a file, a partial file and its validator")
    try expectNoCanary()
  }

  @Test("Proxies", arguments: ["", "/", "#", "@", " ", "?", ":"])
  func proxies(_ character: String) async throws {
    let address = "http://me:x\(character)\(canary)@127.0.0.1:9"
    let network = NetworkStack(
      configuration: CurlConfiguration(proxy: .url(address)), retry: RetryPolicy(attempts: 1), logger: logger)
    try await send(request("http://photos.example/"), over: network.transport)
    await network.shutdown()
    #expect(lines.withLock { $0.contains { $0.contains("127.0.0.1:9") } })
    try expectNoCanary()
  }

  private func send(_ request: Request, over transport: any Transport) async throws {
    var text = "\(request)"
    do {
      _ = try await transport.send(request)
    } catch {
      text += "\(error) \(String(reflecting: error))"
    }
    lines.withLock { $0.append(text) }
  }

  private func expectNoCanary() throws {
    let texts = lines.withLock { $0 }
    #expect(!texts.isEmpty)
    for line in texts { #expect(!line.contains(canary), "a log line or an error") }
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for file in files {
      #expect(!file.contains(canary), "a file's name")
      let data = FileManager.default.contents(atPath: folder.file(file)) ?? Data()
      #expect(data.firstRange(of: Data(canary.utf8)) == nil, "\(file)")
    }
  }
}
