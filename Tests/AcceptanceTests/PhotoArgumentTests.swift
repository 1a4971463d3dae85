import Foundation
import NetworkingTesting
import Testing

@Suite("Photos as arguments of commands") struct PhotoArgumentTests {
  private struct Change: Decodable, Equatable {
    let id: String
    let liked: Bool
    let changed: Bool
  }

  @Test("A photo can be named by its id, its slug, and the link that share prints")
  func namesOfAPhoto() async throws {
    let viewer = try Viewer()
    let photo = try #require(
      try await viewer.types("list", "--per-page", "1", "--format", "json").json(as: [SeenPhoto].self).first)
    let link = String(try await viewer.types("share", photo.id).output.dropLast())
    #expect(link == photo.page)
    for name in [photo.id, try #require(photo.slug), link] {
      for option in ["--quiet", "--offline"] {
        let shown = try await viewer.types("show", name, option, "--format", "json")
        #expect(try shown.json(as: SeenPhoto.self).id == photo.id)
      }
      #expect(try await viewer.types("share", name).output == link + "\n")
      #expect(try await viewer.types("statistics", name, "--days", "2").status == 0)
      #expect(try await viewer.types("download", name, "--force", "-o", "a.jpg").status == 0)
      let liked = try await viewer.types("like", name, "--format", "json").json(as: Change.self)
      #expect(liked == Change(id: photo.id, liked: true, changed: true))
      let unliked = try await viewer.types("unlike", name, "--format", "json").json(as: Change.self)
      #expect(unliked == Change(id: photo.id, liked: false, changed: true))
    }
  }

  @Test("The link of a photo's page at Unsplash is accepted")
  func linkOfUnsplash() async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    for link in [
      "https://unsplash.com/photos/a-dune-at-noon-Dwu85P9SOIk?utm_source=x",
      "https://unsplash.com/ko/%EC%82%AC%EC%A7%84/%EC%96%B8%EB%8D%95-Dwu85P9SOIk",
    ] {
      #expect(try await viewer.types("show", link, "--format", "json").json(as: SeenPhoto.self).id == "Dwu85P9SOIk")
    }
    #expect(Set(server.requests.map(\.path)) == ["/photos/Dwu85P9SOIk"])
    let demo = try await viewer.types("show", "https://unsplash.com/photos/Dwu85P9SOIk", "--source", "demo")
    #expect(demo.status == 66)
    #expect(demo.errors.contains("--source unsplash"))
  }

  @Test("For every source, a link that share prints is accepted as an argument", arguments: ["picsum", "unsplash"])
  func sharedLink(source: String) async throws {
    let pages = Pages()
    let server = try ForeignServer { request in
      let picsum =
        #"{"id": "237", "author": "Ada", "width": 9, "height": 9, "url": "https://unsplash.com/photos/8wTPqxlnKM4"}"#
      return switch request.path {
      case "/id/237/info": Reply(body: picsum)
      case "/photos/one": Reply(body: ForeignServer.photo("one", page: pages.address))
      default: nil
      }
    }
    pages.address = server.address("")
    let viewer = try server.viewer(["PICSUM_BASE_URL": server.address("")])
    let id = source == "picsum" ? "237" : "one"
    let link = try await viewer.types("share", id, "--source", source).output.dropLast()
    #expect(link.hasPrefix("http"))
    let shown = try await viewer.types("show", String(link), "--source", source, "--format", "json")
    #expect(try shown.json(as: SeenPhoto.self).id == id)
    #expect(try await viewer.types("like", id, "--source", source).status == 0)
    #expect(try await viewer.types("unlike", String(link)).errors.contains("Unliked"))
  }

  @Test("Unliking fails for an unknown photo, and succeeds for a photo that is not liked")
  func unlike() async throws {
    let viewer = try Viewer()
    let unknown = try await viewer.types("unlike", "no-such-photo")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("no-such-photo: Not found."))
    let photo = try await viewer.types("unlike", try await viewer.firstPhoto())
    #expect(photo.status == 0)
    #expect(photo.errors.contains("Not liked: "))
  }

  @Test(
    "A command for photos accepts several photos, and continues after a failure",
    arguments: ["show", "statistics", "like", "unlike", "download", "share"])
  func severalPhotos(command: String) async throws {
    let viewer = try Viewer()
    let ids = try await viewer.ids(count: 2)
    let answer = try await viewer.types(command, ids[0], "nothing-1", "nothing-2", ids[1], "--format", "json")
    #expect(answer.status == 66)
    #expect(try answer.json(as: [Record].self).map(\.id) == ids)
    #expect(answer.errors.contains("nothing-1: ") && answer.errors.contains("nothing-2: "))
    let options = ["--format", "ndjson"] + (command == "download" ? ["--force"] : [])
    let lines = try await viewer.types([command, ids[0], ids[1]] + options)
    #expect(lines.status == 0)
    #expect(lines.lines.count == 2)
  }

  @Test("Photos are read from standard input, and blank lines and comments are ignored")
  func standardInput() async throws {
    let viewer = try Viewer()
    let ids = try await viewer.ids(count: 3)
    let input = "# favorites\n\n  \(ids[0])  \r\nhttp://demo.photolist/photos/\(ids[1])\n"
    #expect(try await viewer.types("like", ids[2], "-", saying: input).status == 0)
    let likes = try await viewer.types("likes", "--format", "json")
    #expect(try likes.json(as: [SeenPhoto].self).map(\.id) == [ids[1], ids[0], ids[2]])
    let shared = try await viewer.types("share", "-", saying: ids[0])
    #expect(shared.lines.count == 1)
    let none = try await viewer.types("show", "-", "--format", "json", saying: "# nothing\n")
    #expect(none.status == 0 && none.output == "[\n\n]\n")
  }

  @Test("The JSON output of a list can be the standard input of like and unlike", arguments: ["json", "ndjson"])
  func listOnStandardInput(format: String) async throws {
    let viewer = try Viewer()
    let list = try await viewer.types("list", "--per-page", "3", "--format", format)
    let answer = try await viewer.types("like", "-", saying: list.output)
    #expect(answer.status == 0)
    #expect(try await viewer.types("likes", "--format", "json").json(as: [Record].self).count == 3)
    let likes = try await viewer.types("likes", "--format", format)
    #expect(try await viewer.types("unlike", "-", saying: likes.output).status == 0)
    #expect(try await viewer.types("likes").output.isEmpty)
    let broken = try await viewer.types("like", "-", saying: "[{")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("not a list of photos"))
  }

  @Test("A closed standard input is reported", arguments: ["like -", "likes import -"])
  func closedInput(command: String) async throws {
    let answer = try await Viewer().types(script: "exec timeout 20 \"$P\" \(command) <&-")
    #expect(answer.status == 66)
    #expect(answer.errors.contains("Standard input cannot be read."))
    let korean = try await Viewer(["LANG": "ko"]).types(script: "exec timeout 20 \"$P\" \(command) <&-")
    #expect(korean.errors.contains("표준 입력을 읽을 수 없습니다."))
  }
}

/// The fields of a result that these tests read.
private struct Record: Decodable {
  let id: String
}

extension Viewer {
  /// Returns the ids of the first photos in the demo catalog.
  fileprivate func ids(count: Int) async throws -> [String] {
    try await types("list", "--per-page", "\(count)", "--format", "json").json(as: [SeenPhoto].self).map(\.id)
  }
}
