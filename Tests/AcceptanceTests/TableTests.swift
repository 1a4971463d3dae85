import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// Tests tables and progress messages, on a pipe and on a terminal. The command `script` of util-linux provides the
/// terminal.
@Suite("Tables and progress") struct TableTests {
  @Test("On a pipe, the cells of a table are separated by tabs, and rows are not padded")
  func tabSeparated() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "3", "--format", "json").json(as: [SeenPhoto].self)
    let lines = try await viewer.types("list", "--per-page", "3").lines
    #expect(lines.first == "ID\t\tAUTHOR\tSIZE\tTITLE")
    #expect(lines.dropFirst().map { $0.split(separator: "\t").first.map(String.init) } == photos.map(\.id))
    #expect(lines.allSatisfy { $0.count { $0 == "\t" } == 4 })
  }

  @Test("The other rows of a table are not padded to the width of a very long title")
  func longCell() async throws {
    let viewer = try Viewer()
    let archive = try await archive(of: 500, viewer)
    let imported = try await viewer.types("likes", "import", "-", saying: archive)
    #expect(imported.status == 0, "\(imported)")
    let answer = try await viewer.types("likes")
    #expect(answer.lines.count == 501 && answer.output.utf8.count < 1_200_000)
  }

  /// Returns an exported archive with `count` copies of a like. The first copy has a title of one megabyte.
  private func archive(of count: Int, _ viewer: Viewer) async throws -> String {
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let exported = try await viewer.types("likes", "export", "-", "-q")
    _ = try await viewer.types("unlike", id)
    var archive = try #require(try JSONSerialization.jsonObject(with: Data(exported.output.utf8)) as? [String: Any])
    let like = try #require((archive["likes"] as? [[String: Any]])?.first)
    archive["likes"] = try (0..<count).map { number in
      var like = like
      var photo = try #require(like["photo"] as? [String: Any])
      photo["id"] = "p\(number)"
      photo["description"] = number == 0 ? String(repeating: "long ", count: 200_000) : "short"
      like["photo"] = photo
      return like
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: archive), as: UTF8.self)
  }

  @Test("On a narrow terminal, columns are omitted and ids are complete", arguments: [16, 30, 60])
  func narrowTerminal(columns: Int) async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let lines = try await viewer.onTerminal("list --per-page 1 -q --color never", columns: columns)
    #expect(lines.contains { $0.hasPrefix(id) }, "\(lines)")
  }

  @Test("Progress uses escape sequences only on a terminal that supports them")
  func progress() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let dumb = try await viewer.onTerminal("download \(id) -o a.jpg", term: "dumb").joined()
    #expect(!dumb.contains("\u{1B}"))
    let smart = try await viewer.onTerminal("download \(id) -o b.jpg --color never").joined()
    #expect(smart.contains("\u{1B}[K"))
    #expect(viewer.files().contains("a.jpg") && viewer.files().contains("b.jpg"))
  }

  @Test("While a command reads a folder, a message is shown on a terminal")
  func readingFolder() async throws {
    let viewer = try Viewer()
    try FileManager.default.createDirectory(at: viewer.home.appending(path: "p"), withIntermediateDirectories: true)
    #expect(try await viewer.onTerminal("list --source folder p").joined().contains("Reading the folder…"))
    #expect(try await viewer.onTerminal("list --source folder p", term: "dumb").joined().contains("Reading") == false)
    #expect(try await viewer.types("list", "--source", "folder", "p").errors.contains("Reading") == false)
  }
}

extension Viewer {
  /// Runs photolist on a terminal, and returns the lines of its output.
  func onTerminal(_ arguments: String, columns: Int = 80, term: String = "xterm") async throws -> [String] {
    let command = "stty cols \(columns) rows 24; TERM=\(term) exec \(Program.photolist.path) \(arguments)"
    let result = try await run(
      .name("script"), arguments: ["-qec", command, "/dev/null"], environment: .custom(variables),
      workingDirectory: FilePath(home.path()), output: .string(limit: 1 << 20))
    return result.standardOutput.components(separatedBy: "\r\n")
  }
}
