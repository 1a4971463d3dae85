import NetworkingTesting
import Testing

/// Tests commands with a cache and a source that fails.
@Suite struct OfflineFirstTests {
  @Test("A command shows the source's current photos, even if older photos are cached")
  func commandsRefetch() async throws {
    let isNewer = Switch()
    let server = try ForeignServer { request in
      guard request.path == "/photos" else { return nil }
      return Reply(body: "[\(ForeignServer.photo(isNewer.isOn ? "newer" : "older"))]")
    }
    let viewer = try server.viewer()
    let first = try await viewer.types("list", "--format", "json").json(as: [SeenPhoto].self)
    isNewer.turnOn()
    let second = try await viewer.types("list", "--format", "json")
    #expect(first.map(\.id) == ["older"])
    #expect(try second.json(as: [SeenPhoto].self).map(\.id) == ["newer"])
    #expect(!second.errors.contains("As of"))
  }

  @Test("If the source fails, cached photos are shown with their age") func failureFallsBackToCache() async throws {
    let isGone = Switch()
    let server = try ForeignServer { _ in isGone.isOn ? Reply(status: 503) : nil }
    let viewer = try server.viewer()
    let online = try await viewer.types("list", "--format", "json").json(as: [SeenPhoto].self)
    _ = try await viewer.types("show", "one")
    isGone.turnOn()
    let list = try await viewer.types("list", "--format", "json", "--timeout", "5")
    #expect(list.status == 0)
    #expect(try list.json(as: [SeenPhoto].self).map(\.id) == online.map(\.id))
    #expect(list.errors.contains("503") && list.errors.contains("As of"))
    let shown = try await viewer.types("show", "one", "--timeout", "5")
    #expect(shown.status == 0)
    #expect(shown.output.contains("Photo by Ada on Unsplash"))
    let unseen = try await viewer.types("topic", "alps", "--timeout", "5")
    #expect(unseen.status == 69)
  }

  @Test("Offline, cached photos are shown with their age, and no connection is opened")
  func offlineOpensNoConnection() async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    _ = try await viewer.types("list")
    let before = server.requests.count
    let offline = try await viewer.types("list", "--offline")
    #expect(offline.status == 0)
    #expect(offline.errors.contains("As of"))
    #expect(server.requests.count == before)
  }
}
