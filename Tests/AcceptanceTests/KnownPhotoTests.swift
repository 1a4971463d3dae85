import Foundation
import NetworkingTesting
import Testing

@Suite("Photos from servers that refuse requests or send wrong data") struct KnownPhotoTests {
  @Test("A photo from a list can be downloaded and liked while the API's limit is exceeded")
  func exceededLimit() async throws {
    let pages = Pages()
    let isExceeded = Switch()
    let images = try ScriptedServer { _ in Reply(body: ForeignServer.picture).delayed(by: .milliseconds(200)) }
    let server = try ForeignServer { request in
      if isExceeded.isOn { return Reply(status: 429, headers: [("Retry-After", "3600")]) }
      guard request.path == "/photos" else { return nil }
      return Reply(body: "[\(ForeignServer.photo("one", page: pages.address))]")
    }
    pages.address = images.url("")
    let viewer = try server.viewer()
    #expect(try await viewer.types("list").status == 0)
    isExceeded.turnOn()
    let download = try await viewer.types("download", "one", "-o", "one.jpg")
    #expect(download.status == 0)
    #expect(viewer.file("one.jpg") == Data(ForeignServer.picture))
    #expect(try await viewer.types("like", "one").status == 0)
    #expect(try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self).map(\.id) == ["one"])
  }

  @Test("The sign-in page of a network is not saved as a photo") func signInPage() async throws {
    let pages = Pages()
    let server = try ForeignServer { request in
      switch request.path {
      case "/photos/one": Reply(body: ForeignServer.photo("one", page: pages.address))
      case "/one": Reply(headers: [("Content-Type", "text/html")], body: "<!DOCTYPE html><title>Sign in</title>")
      default: nil
      }
    }
    pages.address = server.address("")
    let viewer = try server.viewer()
    let answer = try await viewer.types("download", "one")
    #expect(answer.status == 65)
    #expect(answer.errors.contains("The server sent HTML (text/html), not a photo."))
    #expect(answer.errors.contains("You may need to sign in to this network."))
    #expect(viewer.files().allSatisfy { $0.hasPrefix(".") })
  }

  @Test("A photo can be written to standard output, but not to a device file") func standardOutput() async throws {
    let pages = Pages()
    let server = try ForeignServer { request in
      switch request.path {
      case "/photos/one": Reply(body: ForeignServer.photo("one", page: pages.address))
      case "/one": Reply(body: Array("GIF89a".utf8))
      default: nil
      }
    }
    pages.address = server.address("")
    let viewer = try server.viewer()
    let answer = try await viewer.types("download", "one", "-o", "-")
    #expect(answer.status == 0)
    #expect(answer.output == "GIF89a")
    let device = try await viewer.types("download", "one", "-o", "/dev/null", "--force")
    #expect(device.status == 73)
    #expect(device.errors.contains("not a regular file"))
    #expect(viewer.files().allSatisfy { $0.hasPrefix(".") })
  }

  @Test("A malformed photo is omitted from its page, and -v prints the problem") func malformedPhoto() async throws {
    let server = try ForeignServer { request in
      request.path == "/photos" ? Reply(body: "[\(ForeignServer.photo("one")), {\"id\": 7}]") : nil
    }
    let answer = try await server.viewer().types("list", "-v", "--format", "json")
    #expect(try answer.json(as: [SeenPhoto].self).map(\.id) == ["one"])
    #expect(answer.errors.contains("[1].id is not a string"))
  }
}

@Suite("Recordings of the network traffic") struct RecordingTests {
  @Test("A recording can be replayed without the server and the access key", arguments: ["list", "topics"])
  func replay(_ command: String) async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    // Fills the cache. A recording must be complete, so `--record` fetches even cached responses.
    #expect(try await viewer.types(command).status == 0)
    let recorded = try await viewer.types(command, "--format", "json", "--record", "session")
    #expect(recorded.status == 0)
    let cassette = String(decoding: try #require(viewer.file("session")), as: UTF8.self)
    #expect(!cassette.isEmpty && !cassette.contains(ForeignServer.accessKey))

    let other = try Viewer(["UNSPLASH_BASE_URL": server.address("")])
    let copy = other.home.appending(path: "session")
    try Data(cassette.utf8).write(to: copy)
    let count = server.requests.count
    // Needs no `--source`, because the recording contains the name of its source.
    let replayed = try await other.types(command, "--format", "json", "--replay", "session")
    #expect(replayed.status == 0)
    #expect(replayed.output == recorded.output)
    #expect(server.requests.count == count)
    let unrecorded = try await other.types("show", "one", "--replay", "session")
    #expect(unrecorded.status == 69)
    #expect(unrecorded.errors.contains("recorded"))
  }

  @Test("The demo source can be recorded and replayed, including downloads") func demo() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    #expect(try await viewer.types("download", id, "-o", "a.jpg", "--record", "session").status == 0)
    #expect(try await viewer.types("download", id, "-o", "b.jpg", "--replay", "session").status == 0)
    #expect(viewer.file("a.jpg") == viewer.file("b.jpg"))
  }

  @Test("The music sample can be recorded and replayed") func music() async throws {
    let shop = try ScriptedServer { _ in
      let song = #"{"trackId":1,"trackName":"A song","artistName":"B","trackViewUrl":"https://s.example/1"}"#
      return Reply(body: #"{"results":[\#(song)]}"#)
    }
    let viewer = try Viewer(["ITUNES_BASE_URL": shop.url("")])
    let recorded = try await viewer.plays("music", "--record", "session", lines: ["search=blue"])
    #expect(recorded.status == 0)
    #expect(recorded.values(of: "songs").last == "1. A song — B")
    let replayed = try await viewer.plays("music", "--shop", "itunes", "--replay", "session", lines: ["search=blue"])
    #expect(replayed.output == recorded.output)
    #expect(shop.requests.count == 1)
    #expect(try await viewer.plays("music", "--record", "session", lines: []).status == 73)
    #expect(try await viewer.plays("music", "--replay", "session", "--offline", lines: []).status == 64)
  }

  @Test("Recording to an existing file fails, and the error for an invalid recording names the invalid line")
  func files() async throws {
    let viewer = try Viewer()
    try Data("mine".utf8).write(to: viewer.home.appending(path: "mine"))
    let recorded = try await viewer.types("list", "--record", "mine")
    #expect(recorded.status == 73 && recorded.errors.contains("already exists"))
    #expect(viewer.file("mine") == Data("mine".utf8))
    let replayed = try await viewer.types("list", "--replay", "mine")
    #expect(replayed.status == 65 && replayed.errors.contains("Line 1"))
    #expect(try await viewer.types("list", "--replay", "nowhere").status == 66)
    #expect(try await viewer.types("list", "--replay", "mine", "--record", "b").status == 64)
    #expect(try await viewer.types("list", "--replay", "mine", "--offline").status == 64)
  }
}
