import Foundation
import Testing

/// Tests how the programs detect a terminal's capabilities, and which sequences they send.
@Suite(.needsTerminal) struct CapabilityTests {
  @Test(
    "The browser uses 24-bit colors if the terminal's answers show support, whatever the environment variables are",
    arguments: [TerminalKind.xterm, .asked, .tmux])
  func trueColor(kind: TerminalKind) async throws {
    let visit = try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, as: "browser-colors-\(kind.rawValue)",
      steps: [.sees("1 of 240"), .rests], leavingWith: "q")
    // `termshot` reports block characters as a picture only if the characters have 24-bit colors.
    #expect(visit.images.map(\.kind) == ["blocks"])
  }

  /// tmux shows the string of an APC sequence as the title, so the test also fails if a program sends a kitty graphics
  /// command to tmux itself.
  @Test(
    "In tmux, only the browser changes the title, and restores it at the end",
    arguments: [["doctor"], ["show", "pMzJP9zEhpp"], ["browse"]])
  func titleInTmux(arguments: [String]) async throws {
    let visit = try await TerminalUser().visits(
      arguments[0], arguments.count > 1 ? arguments[1] : "--images=auto", on: .tmux, columns: 100, rows: 60,
      as: "title-\(arguments[0])", steps: [.rests], leavingWith: arguments[0] == "browse" ? "q" : "Enter")
    #expect(visit.title == (arguments[0] == "browse" ? "photolist — Photos" : "before"))
  }

  @Test(
    "The window title names the photo or the section, and is restored at the end",
    arguments: [TerminalKind.kitty, .xterm, .tmux, .mute])
  func title(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let photo: [Step] = [.sees("1 of 240"), .presses("Enter"), .sees("pMzJP9zEhpp"), .rests]
    let detail = try await user.visits(
      on: kind, columns: 100, rows: 30, as: "title-detail-\(kind.rawValue)", steps: photo, leavingWith: "C-q")
    #expect(detail.title == "photolist — Sunset. No filter needed that morning.")
    let search = try await user.visits(
      on: kind, columns: 100, rows: 30, as: "title-search-\(kind.rawValue)",
      steps: photo + [.presses("Esc"), .sees("Enter Open"), .presses("2"), .sees("Type to search"), .rests],
      leavingWith: "C-q")
    #expect(search.title == "photolist — Search")
  }

  @Test("Without colors, the browser and the doctor say why there are no pictures")
  func noColor() async throws {
    let user = try TerminalUser(["NO_COLOR": "1"])
    try await user.visits(
      on: .kitty, columns: 100, rows: 30, as: "browser-no-color",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("pMzJP9zEhpp"), .sees("No pictures, because NO_COLOR is set."),
      ], leavingWith: "C-q")
    try await user.visits(
      "doctor", on: .kitty, columns: 100, rows: 30, as: "doctor-no-color",
      steps: [.sees("none: NO_COLOR is set")], leavingWith: "Enter")
  }

  /// Fails if a picture is placed before its data is sent, or if the terminal loses data in a synchronized frame.
  @Test("An old kitty receives each picture once, and shows it again after redrawing and resizing")
  func oldKitty() async throws {
    let visit = try await TerminalUser().visits(
      on: .kittyOld, columns: 100, rows: 30, as: "browser-old-kitty",
      steps: [
        .sees("1 of 240"), .seesPictures(12), .rests, .presses("C-l"), .rests, .seesPictures(12), .seesNoStaleCell,
        .presses("C-l", "C-l"), .rests, .seesPictures(12),
      ], leavingWith: "q")
    #expect(visit.pictureCount("kitty") == 12)
    #expect(visit.uploadedPictures == 12)
    let resized = try await TerminalUser().visits(
      on: .kittyOld, columns: 100, rows: 30, as: "browser-old-kitty-resized",
      steps: [
        .sees("1 of 240"), .seesPictures(12), .presses("Enter"), .sees("pMzJP9zEhpp"), .seesPictures(1), .rests,
        .presses("C-l"), .rests, .presses("Esc"), .seesPictures(12), .resizes(columns: 60, rows: 20),
        .resizes(columns: 120, rows: 40), .resizes(columns: 100, rows: 30), .seesPictures(12), .rests,
      ], leavingWith: "q")
    #expect(resized.pictureCount("kitty") == 12)
  }

  @Test(
    "A picture is sent again only if the terminal reports that the picture's data is missing",
    arguments: [TerminalKind.kitty, .kittyOld])
  func lostPictures(kind: TerminalKind) async throws {
    let visit = try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, as: "browser-lost-pictures-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .seesPictures(12), .rests, .losesPictures, .presses("C-l"), .rests, .seesPictures(12),
        .rests,
      ], leavingWith: "q")
    #expect(visit.pictureCount(kind == .kitty ? "kitty-placeholder" : "kitty") == 12)
    #expect(visit.uploadedPictures == 24)
  }
}
