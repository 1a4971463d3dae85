import Foundation
import ProgramTesting
import Testing

@Suite("Invalid arguments and settings") struct MistakeTests {
  @Test(
    "The error for an invalid option or argument includes the usage",
    arguments: [
      ["list", "--page", "0"], ["list", "--page", "-1"], ["list", "--page", "x"],
      ["list", "--page", "9223372036854775807"], ["list", "--per-page", "0"],
      ["list", "--per-page", "31"], ["search"], ["search", "   "], ["nonsense"], ["list", "--source", "flickr"],
      ["list", "--timeout", "0"], ["list", "--format", "xml"], ["show"], ["like"], ["download"],
      ["download", "one", "two", "-o", "one.jpg"],
    ])
  func wrongUsagePrintsHelp(arguments: [String]) async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types(arguments)
    #expect(answer.status == 64)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("Usage:") || answer.errors.contains("--help"))
  }

  @Test(
    "The error for an unknown command suggests a similar command",
    arguments: [
      (["lst"], "Did you mean 'list'?"), (["serach", "lake"], "Did you mean 'search'?"),
      (["likes", "exprot", "a.json"], "Did you mean 'export'?"), (["cache", "claer"], "Did you mean 'clear'?"),
      (["--source", "demo", "list"], "The command 'list' must come before the options."),
      (["xyzzy"], "Unknown command 'xyzzy'."),
    ])
  func unknownCommandSuggestsAnother(arguments: [String], advice: String) async throws {
    let answer = try await Viewer().types(arguments)
    #expect(answer.status == 64)
    #expect(answer.errors.contains(advice))
  }

  @Test(
    "The error for an unknown sample suggests a similar sample",
    arguments: [
      (["conuter"], "Did you mean 'counter'?"), (["mmeo", "--language", "en"], "Did you mean 'memo'?"),
      (["xyzzy"], "Unknown command 'xyzzy'."), (["conuter", "--language", "ko"], "혹시 'counter'을(를) 찾으시나요?"),
    ])
  func unknownSampleSuggestsAnother(arguments: [String], advice: String) async throws {
    let answer = try await Viewer().types(arguments, to: .samples)
    #expect(answer.status == 64)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains(advice) && answer.errors.contains("samples --help"))
  }

  @Test("The error for an unknown topic suggests a similar topic") func unknownTopicSuggestsAnother() async throws {
    let viewer = try Viewer()
    let first = try await viewer.types("topic", "lakse")
    #expect(first.status == 66)
    #expect(first.errors.contains("lakse: Not found.") && first.errors.contains("Did you mean 'lakes'?"))
    #expect(try await viewer.types("topic", "lakse", "--offline").status == 69)
    let other = try await viewer.types("topic", "something-else")
    #expect(other.status == 66 && !other.errors.contains("Did you mean"))
    let korean = try await viewer.types("topic", "lakse", "--language", "ko")
    #expect(korean.errors.contains("혹시 'lakes'을(를) 찾으시나요?"))
  }

  @Test("The error for an unknown photo contains the photo's id", arguments: ["show", "like", "share", "download"])
  func unknownPhotoIsNamed(command: String) async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types(command, "no-such-photo")
    #expect(answer.status == 66)
    #expect(answer.errors.contains("no-such-photo"))
    #expect(answer.output.isEmpty)
  }

  @Test("The error for a missing access key says how to set a key") func missingAccessKeyIsExplained() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("list", "--source", "unsplash")
    #expect(answer.status == 77)
    #expect(answer.errors.contains("https://unsplash.com/developers"))
  }

  @Test(
    "The error for an invalid config file names the file",
    arguments: [
      ("source", #""flickr""#), ("timeout", "1e30"), ("timeout", "0"), ("perPage", "31"), ("perPage", "-3"),
      ("theme", #""pink""#), ("colors", #"{"accent": "pink"}"#), ("colors", ##"{"text": "#333333"}"##),
    ])
  func invalidConfigFileIsNamed(setting: String, value: String) async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"\(setting)\": \(value)}".utf8).write(to: folder.appending(path: "config.json"))
    let answer = try await viewer.types("list")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("config.json"))
    #expect(answer.errors.contains(setting))
  }

  @Test("A database of random bytes is renamed and reported") func damagedDatabaseIsRenamed() async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".local/share/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes = Data((0..<40_000).map { _ in UInt8.random(in: 0...255) })
    try bytes.write(to: folder.appending(path: "library.sqlite"))
    let answer = try await viewer.types("list", "--per-page", "2", "--format", "json")
    #expect(answer.status == 0)
    #expect(try answer.json(as: [SeenPhoto].self).count == 2)
    #expect(answer.errors.contains("library.sqlite"))
    let kept = viewer.files(in: ".local/share/photolist").compactMap { viewer.file(".local/share/photolist/\($0)") }
    #expect(kept.contains(bytes), "the damaged file still exists")
  }

  @Test("A missing home folder is reported") func missingHomeIsExplained() async throws {
    let viewer = try Viewer(["HOME": ""])
    let answer = try await viewer.types("list")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("HOME"))
  }
}
