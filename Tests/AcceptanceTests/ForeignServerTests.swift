import Foundation
import NetworkingTesting
import Subprocess
import Testing

@Suite("Servers that fail or send unusual responses") struct ForeignServerTests {
  @Test("All optional fields of a photo may be missing") func optionalFieldsMayBeMissing() async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    let list = try await viewer.types("list", "--format", "json")
    #expect(try list.json(as: [SeenPhoto].self).map(\.id) == ["one", "two"])
    let found = try await viewer.types("search", "fox", "--format", "json")
    #expect(try found.json(as: [SeenPhoto].self).map(\.id) == ["found"])
    let topics = try await viewer.types("topics")
    #expect(topics.output.contains("alps"))
    let ofTopic = try await viewer.types("topic", "alps", "--format", "json")
    #expect(try ofTopic.json(as: [SeenPhoto].self).map(\.id) == ["of-topic"])
    let shown = try await viewer.types("show", "one")
    #expect(shown.output.contains("Photo by Ada on Unsplash"))
    #expect(shown.output.contains("utm_source=photolist&utm_medium=referral"))
  }

  /// A failure of the server, with the expected exit status and message.
  struct Trouble: CustomTestStringConvertible {
    let testDescription: String
    let reply: Reply
    let status: Int32
    let words: String

    init(_ name: String, _ reply: Reply, status: Int32, says words: String) {
      testDescription = name
      self.reply = reply
      self.status = status
      self.words = words
    }
  }

  @Test(
    "The error for a server's failure says what failed, and likes are preserved",
    arguments: [
      Trouble(
        "a rejected access key", Reply(status: 401, body: #"{"errors": ["The token is invalid"]}"#), status: 77,
        says: "key"),
      Trouble(
        "a rate limit in plain text", Reply(status: 403, body: "Rate Limit Exceeded"), status: 75, says: "rate limit"),
      Trouble(
        "not found", Reply(status: 404, body: #"{"errors": ["Not found"]}"#), status: 66, says: "not found"),
      Trouble(
        "a rate limit with Retry-After", Reply(status: 429, headers: [("Retry-After", "120")]), status: 75,
        says: "2 minutes"),
      Trouble("a server that fails", Reply(status: 500, body: "<html>oh no</html>"), status: 69, says: "500"),
      Trouble(
        "an incomplete response", Reply(body: "[\(ForeignServer.photo("one"))]").cut(after: 300), status: 69,
        says: "was lost"),
      Trouble("garbage", Reply(body: "\u{1B}]0;owned\u{7}{]"), status: 65, says: "not JSON"),
      Trouble("an unexpected JSON structure", Reply(body: #"[{"id": 7}]"#), status: 65, says: "id"),
      Trouble("an endless response", Reply.zeros(200 << 20), status: 65, says: "bytes"),
      Trouble("a connection that is reset", Reply.reset, status: 69, says: "was lost"),
    ])
  func serverFailureIsExplained(_ trouble: Trouble) async throws {
    let isBroken = Switch()
    let server = try ForeignServer { _ in isBroken.isOn ? trouble.reply : nil }
    let viewer = try server.viewer()
    #expect(try await viewer.types("like", "one").status == 0)
    isBroken.turnOn()
    let answer = try await viewer.types("list", "--timeout", "20")
    #expect(answer.status == trouble.status)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.localizedCaseInsensitiveContains(trouble.words))
    #expect(!answer.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    let likes = try await viewer.types("likes", "--format", "json")
    #expect(try likes.json(as: [SeenPhoto].self).map(\.id) == ["one"])
  }

  @Test("A cached response is revalidated with its ETag, and used if it has not changed")
  func unchangedResponseIsRevalidated() async throws {
    let server = try ForeignServer { request in
      guard request.path == "/photos" else { return nil }
      return request.header("If-None-Match") == "\"v1\""
        ? Reply(status: 304)
        : Reply(headers: [("ETag", "\"v1\"")], body: "[\(ForeignServer.photo("one"))]")
    }
    let viewer = try server.viewer()
    let first = try await viewer.types("list", "--format", "json")
    let second = try await viewer.types("list", "--format", "json")
    #expect(try second.json(as: [SeenPhoto].self).map(\.id) == ["one"])
    #expect(first.output == second.output)
    #expect(server.requests.map { $0.header("If-None-Match") } == [nil, "\"v1\""])
    #expect(!viewer.files(in: ".cache/photolist/http").isEmpty)
  }

  @Test("A redirect loop is an error") func redirectLoopIsAnError() async throws {
    let server = try ForeignServer { .redirect(to: $0.target) }
    let viewer = try server.viewer()
    let answer = try await viewer.types("list")
    #expect(answer.status == 65)
    #expect(answer.errors.contains("redirect"))
  }

  @Test("A request to a server that hangs fails after the time limit") func timeLimitIsObserved() async throws {
    let server = try ForeignServer { _ in .hang }
    let viewer = try server.viewer()
    let answer = try await viewer.types("list", "--timeout", "0.5")
    #expect(answer.status == 69)
    #expect(answer.errors.contains("timed out"))
  }

  @Test("The access key is never printed") func accessKeyIsNeverPrinted() async throws {
    let server = try ForeignServer { $0.path == "/topics" ? Reply(status: 500) : nil }
    let viewer = try server.viewer()
    for command in ["list", "topics", "likes"] {
      let answer = try await viewer.types(command, "-vv")
      #expect(!answer.errors.contains(ForeignServer.accessKey))
      #expect(!answer.output.contains(ForeignServer.accessKey))
    }
    #expect(!server.requests.contains { $0.target.contains(ForeignServer.accessKey) })
  }

  @Test("The access key is not sent to another host") func accessKeyStaysWithHost() async throws {
    let other = try ForeignServer { _ in Reply(body: "[]") }
    let elsewhere = other.address("/stolen")
    let server = try ForeignServer { _ in .redirect(to: elsewhere) }
    _ = try await server.viewer().types("list")
    #expect(other.requests.allSatisfy { $0.header("Authorization") == nil })
  }

  @Test("Text from a server cannot control the terminal", arguments: ["table", "json", "ndjson"])
  func serverTextIsSanitized(format: String) async throws {
    let hostile = #""\u001b]0;owned\u0007 \u001b[31mred\u009b2J \u202Etxt\ntwo""#
    let decoded = "\u{1B}]0;owned\u{7} \u{1B}[31mred\u{9B}2J \u{202E}txt\ntwo"
    struct Described: Decodable { let description: String }
    let server = try ForeignServer { request in
      request.path == "/photos" ? Reply(body: "[\(ForeignServer.photo("one", description: hostile))]") : nil
    }
    let answer = try await server.viewer().types("list", "--color", "never", "--format", format)
    #expect(answer.status == 0)
    switch format {
    case "table": #expect(answer.lines.count == 2, "the header and one photo")
    case "json": #expect(try answer.json(as: [Described].self).map(\.description) == [decoded])
    default: #expect(try answer.json(as: Described.self).description == decoded)
    }
    #expect(
      !answer.output.unicodeScalars.contains {
        // Tabs are allowed, because they separate the cells of a table.
        ($0.value < 32 && $0 != "\n" && $0 != "\t") || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
      })
  }

  @Test("A download is reported to the server at the photo's download location")
  func downloadIsReported() async throws {
    let pages = Pages()
    let server = try ForeignServer { request in
      switch request.path {
      case "/photos/one": Reply(body: ForeignServer.photo("one", page: pages.address))
      case "/one": Reply(body: ForeignServer.picture)
      case "/track/one": Reply(body: #"{"url": "http://photos.invalid/one"}"#)
      default: nil
      }
    }
    pages.address = server.address("")
    let viewer = try server.viewer()
    let answer = try await viewer.types("download", "one", "-o", "one.jpg")
    #expect(answer.status == 0)
    #expect(viewer.file("one.jpg") == Data(ForeignServer.picture))
    let reports = server.requests.filter { $0.path == "/track/one" }
    #expect(reports.count == 1)
    #expect(reports.first?.target.contains("ixid=1") == true)
    #expect(reports.first?.header("Authorization") == "Client-ID \(ForeignServer.accessKey)")
  }

  @Test("An interrupted download can be resumed") func interruptedDownloadIsResumed() async throws {
    let pages = Pages()
    let picture = ForeignServer.picture + [UInt8](repeating: 7, count: 1_000_000)
    let begun = Switch()
    let server = try ForeignServer { request in
      switch request.path {
      case "/photos/one": return Reply(body: ForeignServer.photo("one", page: pages.address))
      case "/one":
        let fields = [("ETag", "\"v1\""), ("Accept-Ranges", "bytes")]
        if let range = request.header("Range"), let start = Int(range.dropFirst(6).dropLast()) {
          let rest = Array(picture.dropFirst(start))
          return Reply(
            status: 206,
            headers: fields + [("Content-Range", "bytes \(start)-\(picture.count - 1)/\(picture.count)")], body: rest)
        }
        let whole = Reply(headers: fields, body: picture)
        // The client requests the whole file again if it has not saved a byte of the first response.
        if begun.isOn { return whole }
        return Reply(whole.cut(after: 400_000, end: .run { begun.turnOn() }).steps + [.hang])
      default: return nil
      }
    }
    pages.address = server.address("")
    let viewer = try server.viewer()
    let stopped = try await viewer.types("download", "one", "-o", "one.jpg", then: .interrupt) {
      try await begun.wait()
    }
    #expect(stopped.status == 130)
    #expect(viewer.file("one.jpg") == nil)
    let again = try await viewer.types("download", "one", "-o", "one.jpg")
    #expect(again.status == 0)
    #expect(viewer.file("one.jpg") == Data(picture))
    #expect(viewer.files().filter { $0.contains(".part") }.isEmpty)
  }
}
