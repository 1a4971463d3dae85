import Foundation
import Testing

@Suite(.needsTerminal) struct DoctorScreenTests {
  @Test func itSaysHowPicturesAreShownAndWhoWantsItSo() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "doctor", on: .kitty, columns: 100, rows: 30, as: "doctor",
      steps: [.sees("kitty-placeholders: kitty(0.42.0) draws placeholders")], leavingWith: "Enter")
    let folder = user.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"images": "iterm"}"#.utf8).write(to: folder.appending(path: "config.json"))
    // Its source cannot be used, as there is no key. How pictures are shown is known all the same.
    try await user.visits(
      "doctor", "--source", "unsplash", on: .kitty, columns: 100, rows: 30, as: "doctor-config",
      steps: [.sees("iterm: it was asked for by config.json"), .sees("Unsplash requires an access key")],
      leavingWith: "Enter")
    try await user.visits(
      "doctor", "--images", "blocks", on: .kitty, columns: 100, rows: 30, as: "doctor-option",
      steps: [.sees("blocks: it was asked for by --images")], leavingWith: "Enter")
  }

  @Test func itKnowsTheVariable() async throws {
    try await TerminalUser(["PHOTOLIST_IMAGES": "sixel"]).visits(
      "doctor", on: .kitty, columns: 100, rows: 30, as: "doctor-variable",
      steps: [.sees("sixel: it was asked for by PHOTOLIST_IMAGES")], leavingWith: "Enter")
  }
}
