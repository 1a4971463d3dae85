import Foundation
import Testing

@Suite("photolist config") struct ConfigTests {
  private struct Setting: Decodable {
    let origin: String
  }

  private func origins(_ answer: Answer) throws -> [String: String] {
    try answer.json(as: [String: Setting].self).mapValues(\.origin)
  }

  @Test("Without any settings, every value is a default") func defaults() async throws {
    let answer = try await Viewer(["LANG": ""]).types("config", "show", "--format", "json", "--language", "en")
    let origins = try origins(answer)
    #expect(origins.filter { $0.value != "default" } == ["format": "flag", "language": "flag"])
    #expect(origins.count == 16)
  }

  @Test("Every setting is printed with the origin of its value") func everyOrigin() async throws {
    let viewer = try Viewer([
      "UNSPLASH_ACCESS_KEY": "a-key-nobody-may-see", "XDG_CACHE_HOME": "/tmp/a cache", "PHOTOLIST_IMAGES": "none",
      "PICSUM_BASE_URL": "http://127.0.0.1:9/p",
    ])
    try viewer.writeConfig(
      #"{"source": "picsum", "timeout": 7, "perPage": 12, "images": "sixel", "mouse": false, "keys": {"like": ["F9"]}}"#
    )
    let answer = try await viewer.types("config", "--timeout", "8.5", "--offline", "--format", "json")
    #expect(answer.status == 0)
    #expect(
      try origins(answer) == [
        "source": "file", "format": "flag", "perPage": "file", "color": "default", "language": "environment",
        "timeout": "flag", "offline": "flag", "images": "environment", "mouse": "file", "keys": "file",
        "accessKey": "environment", "unsplashURL": "default", "picsumURL": "environment", "dataFolder": "default",
        "cacheFolder": "environment", "configFolder": "default",
      ])
    #expect(answer.output.contains(#""value" : 8.5"#) && answer.output.contains("/tmp/a cache/photolist"))

    let table = try await viewer.types("config", "show", "--no-color")
    #expect(table.lines.contains { $0.split(separator: "\t") == ["source", "picsum", "config file"] })
    #expect(table.lines.contains { $0.split(separator: "\t") == ["keys", "like: F9", "config file"] })
    #expect(table.lines.contains { $0.split(separator: "\t") == ["color", "never", "option"] })
    #expect(table.lines.contains { $0.split(separator: "\t") == ["accessKey", "set", "environment"] })
    for answer in [answer, table] { #expect(!(answer.output + answer.errors).contains("nobody-may-see")) }
    let korean = try await viewer.types("config", "--language", "ko")
    #expect(korean.output.contains("환경 변수") && korean.output.contains("설정 파일"))
  }

  @Test("The path of the config file is printed even if the file is invalid") func path() async throws {
    let viewer = try Viewer()
    let none = try await viewer.types("config", "path")
    #expect(none.status == 0)
    #expect(none.output == viewer.home.appending(path: ".config/photolist/config.json").path() + "\n")
    try viewer.writeConfig("not JSON")
    struct Path: Decodable {
      let path: String
      let exists: Bool
    }
    let json = try await viewer.types("config", "path", "--format", "json").json(as: Path.self)
    #expect(json.exists)
    #expect(try await viewer.types("config", "show").status == 78)
    #expect(try await Viewer(["HOME": ""]).types("config", "path").status == 78)
    #expect(try await viewer.types("config", "shwo").errors.contains("Did you mean 'show'?"))
  }

  @Test("--no-color and NO_COLOR turn colors off, even if the config file turns them on") func noColor() async throws {
    let viewer = try Viewer()
    try viewer.writeConfig(#"{"color": "always"}"#)
    #expect(try await viewer.types("list").output.contains("\u{1B}"))
    #expect(try await !viewer.types("list", "--no-color").output.contains("\u{1B}"))
    let other = try Viewer(["NO_COLOR": "1"])
    try other.writeConfig(#"{"color": "always"}"#)
    #expect(try await !other.types("list").output.contains("\u{1B}"))
    #expect(try await other.types("list", "--color", "always").output.contains("\u{1B}"))
    #expect(try await viewer.types("list", "--no-color", "--color", "always").status == 64)
  }
}
