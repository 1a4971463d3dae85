import Foundation
import NetworkingTesting
import Testing

/// Leaves the browser while a photo is being saved from a slow server.
@Suite("Leaving while photos are saved", .needsTerminal) struct LeavingTests {
  @Test("A photo is saved after the browser ends, also if its screen was closed", arguments: [["q"], ["Esc", "q"]])
  func savesAfterTheEnd(keys: [String]) async throws {
    let server = try slowServer(pause: .seconds(3))
    let user = try TerminalUser(server.variables)
    try await user.visits(
      isInShell: true, as: "leaving-saves-\(keys.count)",
      steps: [.sees("1 of 1"), .presses("Enter"), .sees("Esc Back"), .presses("d"), .sees("Saving Dune")]
        + keys.map { .presses($0) } + [
          .hasTheTerminalBack, .sees("Saving (Ctrl-C cancels): Dune"), .seesLine(matching: "Saved: .*ada-p0"),
        ], leavingWith: "Enter")
    let files = try FileManager.default.contentsOfDirectory(atPath: user.home.path())
    withExtendedLifetime(server) {}
    #expect(files.filter { $0.hasPrefix("ada-p0") } == ["ada-p0.jpg"])
  }

  @Test("Ctrl-C after the browser ends cancels saving and says so")
  func controlCCancels() async throws {
    let server = try slowServer(pause: .seconds(60))
    try await TerminalUser(server.variables).visits(
      isInShell: true, as: "leaving-cancels",
      steps: [
        .sees("1 of 1"), .presses("d"), .sees("Saving Dune"), .presses("C-q"), .hasTheTerminalBack,
        .sees("Saving (Ctrl-C cancels): Dune"), .presses("C-c"), .sees("Not saved: Dune — Saving canceled."),
      ], leavingWith: "Enter", status: 130)
    withExtendedLifetime(server) {}
  }

  @Test("A signal ends the browser at once, and the photo that was not saved is named", arguments: ["TERM", "HUP"])
  func signalDoesNotWait(signal: String) async throws {
    let server = try slowServer(pause: .seconds(60))
    try await TerminalUser(server.variables).visits(
      isInShell: true, as: "leaving-\(signal)",
      steps: [
        .sees("1 of 1"), .presses("d"), .sees("Saving Dune"), .sends(signal), .hasTheTerminalBack,
        .sees("Not saved: Dune — Saving canceled."),
      ], leavingWith: "Enter", status: signal == "TERM" ? 143 : 129)
    withExtendedLifetime(server) {}
  }

  @Test("Text that is printed after the browser ends breaks between words") func printedTextIsWrapped() async throws {
    try await TerminalUser().visits(
      columns: 50, rows: 18, isInShell: true, as: "leaving-note",
      steps: [
        .sees("1 of 240"), .presses("q"), .hasTheTerminalBack,
        .seesLine(matching: "^These photos are from the demo catalog. --source$"),
        .seesLine(matching: "^picsum shows "),
      ], leavingWith: "Enter")
  }

  private struct SlowServer {
    let server: ScriptedServer
    var variables: [String: String] { ["UNSPLASH_BASE_URL": server.url(""), "UNSPLASH_ACCESS_KEY": "key"] }
  }

  /// Returns a server with one photo, whose file arrives after a pause.
  private func slowServer(pause: Duration) throws -> SlowServer {
    SlowServer(
      server: try ScriptedServer { request in
        let host = "http://\(request.header("Host") ?? "")"
        switch request.path {
        case "/photos": return Reply(body: "[\(Self.photo(on: host))]")
        case "/photos/p0": return Reply(body: Self.photo(on: host))
        case "/download": return Reply(body: #"{"url": "\#(host)/file"}"#)
        case "/file":
          return Reply(
            headers: [("Content-Type", "image/jpeg")], body: [0xFF, 0xD8, 0xFF, 0xE0] + Array("picture".utf8)
          )
          .delayed(by: pause)
        default: return Reply(status: 404)
        }
      })
  }

  private static func photo(on host: String) -> String {
    """
    {"id": "p0", "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06Z", "width": 4000,
     "height": 3000, "color": "#202020", "description": "Dune", "alt_description": "Dune",
     "urls": {"raw": "\(host)/file", "full": "\(host)/file", "regular": "\(host)/file", "small": "\(host)/none",
       "thumb": "\(host)/none"},
     "links": {"self": "\(host)", "html": "\(host)", "download": "\(host)/file", "download_location": "\(host)/download"},
     "user": {"id": "u", "updated_at": "2024-02-03T04:05:06Z", "username": "ada", "name": "Ada",
       "links": {"self": "\(host)", "html": "\(host)", "photos": "\(host)"},
       "profile_image": {"small": "s", "medium": "m", "large": "l"}}}
    """
  }
}
