import Foundation
import Testing

@Suite("The config file") struct ConfigFileTests {
  private static let path = "/.config/photolist/config.json"

  @Test(
    "A wrong value is reported with the file, the field, the value and the allowed values",
    arguments: [
      (#"{"color": "red"}"#, ["color", #""red""#, "auto, always, never"]),
      (#"{"format": 7}"#, ["format", "7", "table, json, ndjson"]),
      (#"{"language": "fr"}"#, ["language", #""fr""#, "en, ko"]),
      (#"{"source": "flickr"}"#, ["source", #""flickr""#, "demo, unsplash, picsum"]),
      (#"{"perPage": 99}"#, ["perPage", "99", "1 to 30"]), (#"{"perPage": 1.5}"#, ["perPage", "1.5", "1 to 30"]),
      (#"{"perPage": true}"#, ["perPage", "true", "1 to 30"]),
      (#"{"timeout": "fast"}"#, ["timeout", #""fast""#, "86400"]),
      (#"{"mouse": "no"}"#, ["mouse", #""no""#, "true or false"]), (#"{"mouse": 1}"#, ["mouse", "1", "true or false"]),
      (#"{"images": null}"#, ["images", "null", "kitty"]), (#"{"keys": ["l"]}"#, ["keys", #"["l"]"#, "like"]),
      (#"{"keys": {"like": ["l", "Ctrl"]}}"#, ["like", "Ctrl", "Ctrl-X"]),
      (#"{"keys": {"lik": ["l"]}}"#, ["lik", "openPage"]),
      (#"{"perpage": 10}"#, ["unknown field perpage", "Did you mean perPage?"]),
      (#"{"wallpaper": 10}"#, ["unknown field wallpaper", "All fields: source"]),
      ("{\"perPage\": 10,\n  \"color\": }", ["is not valid JSON", "line 2"]), ("", ["is not valid JSON"]),
      ("[]", ["is not a JSON object"]), ("7", ["is not a JSON object"]),
    ])
  func wrongValue(config: String, parts: [String]) async throws {
    let viewer = try Viewer()
    try viewer.writeConfig(config)
    let answer = try await viewer.types("list")
    #expect(answer.status == 78)
    #expect(answer.output.isEmpty)
    for part in parts + [viewer.home.path() + Self.path] { #expect(answer.errors.contains(part), "\(answer)") }
    #expect(!answer.errors.contains("NSCocoaErrorDomain") && !answer.errors.contains("Error Domain"))
  }

  @Test("A config file that is a folder is reported")
  func unreadable() async throws {
    let viewer = try Viewer()
    try FileManager.default.createDirectory(
      at: viewer.home.appending(path: Self.path), withIntermediateDirectories: true)
    let folder = try await viewer.types("list")
    #expect(folder.status == 78)
    #expect(folder.errors.contains("Cannot read \(viewer.home.path() + Self.path): it is not a regular file."))
  }

  @Test("A config file without read permission is reported", .enabled(if: getuid() != 0))
  func forbidden() async throws {
    let viewer = try Viewer()
    try viewer.writeConfig("{}")
    chmod(viewer.home.path() + Self.path, 0)
    let answer = try await viewer.types("list")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("permission denied"))
  }
}
