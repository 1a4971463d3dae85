import Foundation
import NetworkingTesting
import Testing

@Suite("Long lists") struct LongListTests {
  private struct Item: Decodable {
    let id: String
  }

  @Test(
    "--limit loads as many pages as necessary",
    arguments: [["list"], ["search", "a"], ["topic", "lakes"], ["collection", "COLLECTION"], ["user", "USER"]])
  func limit(command: [String]) async throws {
    let viewer = try Viewer()
    let names = try await viewer.names()
    let command = command.map { names[$0] ?? $0 }
    func ids(_ options: String...) async throws -> [String] {
      try await viewer.types(command + ["--format", "json"] + options).json(as: [Item].self).map(\.id)
    }
    let whole = try await ids("--limit", "35")
    #expect(Set(whole).count == whole.count)
    #expect(try await ids("--limit", "7") == Array(whole.prefix(7)))
    #expect(try await ids("--limit", "7", "--per-page", "3") == Array(whole.prefix(7)))
    #expect(try await ids("--limit", "2", "--page", "2", "--per-page", "4") == Array(whole.dropFirst(4).prefix(2)))
    if ["list", "search"].contains(command[0]) { #expect(whole.count == 35) }
  }

  @Test("A list may be shorter than the limit, and a complete list suggests no next page")
  func shortList() async throws {
    let server = try ForeignServer()
    let list = try await server.viewer().types("list", "--limit", "500", "--format", "json")
    #expect(try list.json(as: [SeenPhoto].self).map(\.id) == ["one", "two"])
    #expect(server.requests.count == 1)
    let limited = try await server.viewer().types("list", "--limit", "2")
    #expect(limited.lines.count == 3 && !limited.errors.contains("--page"))
  }

  @Test("If a page fails, the previous pages are printed, and the exit status reports the failure")
  func failedPage() async throws {
    let server = try ForeignServer { request in
      guard request.path == "/photos" else { return nil }
      guard request.target.contains("page=1&") else { return Reply(status: 403) }
      return Reply(headers: [("X-Total", "9")], body: "[\(ForeignServer.photo("one")), \(ForeignServer.photo("two"))]")
    }
    let answer = try await server.viewer().types("list", "--limit", "9", "--per-page", "2", "--format", "json")
    #expect(try answer.json(as: [SeenPhoto].self).map(\.id) == ["one", "two"])
    #expect(answer.status == 77)
  }

  @Test("A limited list ends even if the source repeats the same page")
  func repeatedPage() async throws {
    let server = try ForeignServer { request in
      request.path == "/photos" ? Reply(headers: [("X-Total", "900")], body: "[\(ForeignServer.photo("one"))]") : nil
    }
    let answer = try await server.viewer().types("list", "--limit", "5", "--per-page", "1", "--format", "json")
    #expect(answer.status == 0)
    #expect(try answer.json(as: [SeenPhoto].self).map(\.id) == ["one"])
    #expect(server.requests.count < 50)
  }

  @Test("Topics can be listed completely, page by page, or up to a limit") func topics() async throws {
    let viewer = try Viewer()
    func ids(_ options: String...) async throws -> [String] {
      try await viewer.types(["topics", "--format", "json"] + options).json(as: [Item].self).map(\.id)
    }
    let all = try await ids()
    #expect(all.count > 4)
    #expect(try await ids("--page", "2", "--per-page", "2") == Array(all[2..<4]))
    #expect(try await ids("--limit", "3") == Array(all.prefix(3)))
    #expect(try await ids("--page", "99").isEmpty)
    let page = try await viewer.types("topics", "--per-page", "2")
    #expect(page.errors.contains("--page 2"))
  }

  @Test("Likes and collections can be limited") func likesAndCollections() async throws {
    let viewer = try Viewer()
    let list = try await viewer.types("list", "--limit", "4", "--format", "ndjson")
    #expect(try await viewer.types("like", "-", saying: list.output).status == 0)
    #expect(try await viewer.types("likes", "--limit", "2", "--format", "json").json(as: [Item].self).count == 2)
    let collections = try await viewer.types("collections", "--limit", "3", "--per-page", "2", "--format", "json")
    #expect(try collections.json(as: [Item].self).count == 3)
    #expect(try await viewer.types("likes", "--limit", "0").status == 64)
  }
}

extension Viewer {
  /// Returns the id of a collection and the name of a user of the demo catalog.
  fileprivate func names() async throws -> [String: String] {
    struct Collection: Decodable {
      let id: String
      let owner: String
    }
    let collections = try await types("collections", "--format", "json").json(as: [Collection].self)
    let first = try #require(collections.first)
    return ["COLLECTION": first.id, "USER": first.owner]
  }
}
