import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// Presses every key that the browser lists (`Tests/termshot/listed_keys.py`): the keys in the last row, and those in the
/// list of keys.
@Suite(
  "Listed keys", .needsTerminal,
  .enabled(if: ProcessInfo.processInfo.environment["PHOTOLIST_KEYS"] != nil, "run Scripts/test keys"))
struct ListedKeysTests {
  @Test("Every listed key changes the screen or shows a message", arguments: Place.all)
  func everyListedKeyActs(place: Place) async throws {
    let home = URL(filePath: NSTemporaryDirectory()).appending(path: "photolist-keys-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let result = try await Self.limit.run {
      try await run(
        .path(FilePath(TerminalUser.termshot)),
        arguments: Arguments(
          [
            "keys", "--path", place.path, "--sees", place.sight, "--setup", place.setup, "--size", place.size,
            "--rest", "\(place.rest)", "--home", home.path(),
          ] + (place.hasHelp ? [] : ["--hints-only"]) + place.variables.flatMap { ["--env", "\($0)=\($1)"] }
            + ["--", Program.photolist.path, "browse", "--images", place.pictures] + place.arguments),
        output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    }
    #expect(result.terminationStatus == .exited(0), "\(result.standardOutput)\(result.standardError)")
  }

  /// The programs are idle most of the time, so several programs can share a processor.
  private static let limit = ConcurrencyLimit(4)
}

/// A screen of the browser, and the keys that open it.
struct Place: Sendable, CustomTestStringConvertible {
  let name: String
  /// The keys and texts that open the screen, in the syntax of `termshot keys`.
  let path: String
  /// A regular expression that matches the screen.
  let sight: String
  /// The steps that are performed once, before the screen is opened, in the syntax of `termshot`.
  var setup = ""
  var size = "80x24"
  /// How long the browser must be idle until the screen counts as complete, in milliseconds.
  var rest = 60
  /// Whether the list of keys can be opened above the screen.
  var hasHelp = true
  var variables: [String: String] = [:]
  /// The method that shows pictures. Most screens are tested without pictures, because that is faster.
  var pictures = "none"
  var arguments: [String] = []

  var testDescription: String { name }

  static let all = lists + searches + photos + dialogs + sources

  private static let lists = [
    Place(name: "the first photo of a grid", path: "1 1 Home", sight: " 1 of 240", size: "40x16", pictures: "blocks"),
    Place(
      name: "a photo in the middle of a grid", path: "1 1 Home Right Down", sight: " of 240", size: "40x16",
      pictures: "blocks"),
    Place(name: "a grid with selected photos", path: "1 1 Esc Home | Space Down", sight: "1 selected"),
    Place(name: "topics", path: "3 3 | Home Down", sight: "Sunsets"),
    Place(name: "the photos of a topic", path: "3 3 | Home Enter | Down", sight: " 2 of "),
    Place(name: "no likes", path: "4 4", sight: "No likes yet"),
    Place(
      name: "several likes", path: "4 4 | Home Down", sight: " of [34]",
      setup: "wait:of_240 L Down L Down L Down L wait:Liked:"),
    Place(
      name: "the last like", path: "4 4 | End", sight: "3 of 3|4 of 4",
      setup: "wait:of_240 L Down L Down L Down L wait:Liked:"),
    Place(name: "collections", path: "5 5 | Home Down", sight: "After Dark"),
    Place(name: "the photos of a collection", path: "5 5 | Home Enter | Down", sight: " 2 of "),
    Place(name: "the photos of a user", path: "1 1 Home Enter | Enter | Enter | Down", sight: "Leila Nazari"),
  ]

  /// Types a letter and clears the field, because Esc in an empty field leaves the field.
  private static let field = "2 / text:x Esc"

  private static let searches = [
    Place(name: "an empty search field", path: field, sight: "Type to search"),
    Place(name: "a search field with a text", path: "\(field) text:alps", sight: " of 10", rest: 500),
    Place(name: "a search without results", path: "\(field) text:xyzzy", sight: "No (cached )?photos", rest: 500),
    Place(
      name: "the results of a search", path: "\(field) text:alps Enter | Down", sight: "Esc Edit search", rest: 500),
    Place(name: "the first filter", path: "\(field) text:alps Down", sight: " of 10", rest: 500),
    Place(name: "the second filter", path: "\(field) text:alps Down Right", sight: " of 10", rest: 500),
    Place(
      name: "recent searches", path: "\(field) Down Home", sight: "Recent searches",
      setup: "wait:of_240 / "
        + ["a", "b", "c", "d"].map { "text:\($0) Enter wait:f_Filters / Esc" }.joined(separator: " ")),
  ]

  private static let photo = "1 1 Home Down Enter"

  private static let photos = [
    Place(name: "a photo", path: photo, sight: "Esc Back"),
    Place(name: "the first photo", path: "1 1 Home Enter", sight: "Esc Back"),
    Place(name: "the last photo", path: "1 1 End Enter", sight: "Esc Back"),
    Place(name: "a photo beside its facts", path: photo, sight: "Published", size: "100x16", pictures: "blocks"),
    Place(name: "a zoomed photo", path: "\(photo) | + +", sight: "Zoom 225 %", size: "60x16", pictures: "blocks"),
    Place(
      name: "a photo that fills the screen", path: "\(photo) | z", sight: #"\A(?!.*Photos)"#, size: "100x16",
      pictures: "blocks"),
    Place(name: "a photo and selected photos", path: "1 1 Esc Home | Space Down Enter", sight: "1 selected"),
  ]

  private static let dialogs = [
    Place(name: "the list of keys", path: "1 1 Home ?", sight: "Actions", hasHelp: false),
    Place(name: "a long list of keys", path: "1 1 Home ? Down", sight: "Actions|Move", size: "40x12", hasHelp: false),
    Place(name: "the list of commands", path: "1 1 Home :", sight: "Name of a command", hasHelp: false),
    Place(name: "the links of a photo", path: "\(photo) | Enter", sight: "Photos by", hasHelp: false),
    Place(name: "the facts of a photo", path: "\(photo) | i", sight: "Exposure", hasHelp: false),
    Place(name: "the address of a photo", path: "\(photo) | s", sight: "clipboard", hasHelp: false),
    Place(
      name: "the question about a file", path: "1 1 Home Enter | d", sight: "Replace it",
      setup: "wait:of_240 d wait:Saved:", hasHelp: false),
    Place(
      name: "the options of a filter", path: "\(field) text:alps Down Enter", sight: "latest", rest: 500,
      hasHelp: false),
  ]

  private static let sources = [
    Place(name: "an empty folder", path: "1 1", sight: "photos", arguments: ["--source", "folder", "."]),
    Place(name: "an empty folder's topics", path: "3 3", sight: "3 Topics", arguments: ["--source", "folder", "."]),
    // No program listens on port 9.
    Place(
      name: "a source that cannot be reached", path: "1 1", sight: "Try again",
      variables: ["UNSPLASH_BASE_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "key"],
      arguments: ["--source", "unsplash"]),
  ]
}
