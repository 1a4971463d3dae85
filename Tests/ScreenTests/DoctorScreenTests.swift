import Foundation
import Testing

@Suite("photolist doctor on a terminal", .needsTerminal) struct DoctorScreenTests {
  @Test("The doctor reports the picture method and the reason for the choice")
  func pictureMethodIsReported() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "doctor", on: .kitty, columns: 100, rows: 30, as: "doctor",
      steps: [.sees("kitty-placeholders: kitty(0.42.0) supports placeholders")], leavingWith: "Enter")
    let folder = user.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"images": "iterm"}"#.utf8).write(to: folder.appending(path: "config.json"))
    // The source `unsplash` is invalid because no access key is set, but the doctor still reports the picture method.
    try await user.visits(
      "doctor", "--source", "unsplash", on: .kitty, columns: 100, rows: 30, as: "doctor-config",
      steps: [.sees("iterm: requested (set by config.json)"), .sees("Unsplash requires an access key")],
      leavingWith: "Enter")
    try await user.visits(
      "doctor", "--images", "blocks", on: .kitty, columns: 100, rows: 30, as: "doctor-option",
      steps: [.sees("blocks: requested (set by --images)")], leavingWith: "Enter")
  }

  @Test("The doctor reports the variable that sets the picture method") func variableIsReported() async throws {
    try await TerminalUser(["PHOTOLIST_IMAGES": "sixel"]).visits(
      "doctor", on: .kitty, columns: 100, rows: 30, as: "doctor-variable",
      steps: [.sees("sixel: requested (set by PHOTOLIST_IMAGES)")], leavingWith: "Enter")
  }
}
