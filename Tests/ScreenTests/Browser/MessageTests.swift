import Foundation
import NetworkingTesting
import Testing

/// Tests the browser's messages about keys, copied links, failures and retries.
@Suite("Messages of the browser", .needsTerminal) struct MessageTests {
  @Test("Hints show the keys of the list, of the photo screen and of an open dialog")
  func hintsFollowFocus() async throws {
    let user = try TerminalUser()
    try Data("mine".utf8).write(to: user.home.appending(path: "leilan-pMzJP9zEhpp.jpg"))
    try await user.visits(
      as: "message-hints",
      steps: [
        .sees("1 of 240"), .seesLine(matching: "^ Enter Open  L Like  d Save  / Search"), .presses("L"),
        .sees("L Unlike"),
        .presses("Enter"), .sees("L Unlike  d Save"), .presses("+"), .sees("→ Move"), .sees("Esc Whole image"),
        .presses("Esc"), .sees("Esc Back"), .presses("d"), .sees("Replace it?"),
        .seesLine(matching: "^ Enter Cancel  Tab Next button"), .doesNotSee("Next section"),
        .presses("Tab"), .seesLine(matching: "^ Enter Replace  Tab Next button"),
        .presses("Esc"), .doesNotSee("Replace it?"), .presses("i"), .sees("Exposure"), .sees("Esc Close"),
        .presses("Esc"),
        .doesNotSee("Exposure"), .presses("2"), .types("alps"), .sees("1 of 10"),
        .seesLine(matching: "^ Enter Search  ↓ Filters  Esc Clear"),
        .presses("Enter"), .sees("f Filters"), .sees("Esc Edit search"),
        .presses("Up"), .sees("Enter Change order"), .presses("Right", "Right"), .sees("← Previous button"),
        .sees("Enter Change color"), .presses("Esc", "Esc", "Esc"), .lacks("Leave field"), .presses("4"),
        .seesLine(matching: "1 of 1$"), .presses("L"), .sees("No likes"),
        .doesNotSee("Enter Open"), .doesNotSee("L Unlike"),
      ])
  }

  @Test("The list of keys fits at 80 × 24 and 40 × 24, and scrolls on smaller screens")
  func helpFits() async throws {
    for columns in [80, 40] {
      try await TerminalUser().visits(
        columns: columns, as: "message-help-\(columns)",
        steps: [
          .sees("of 240"), .presses("?"), .sees("Actions"), .sees("Go to"), .seesLine(matching: "q Ctrl-Q +Quit"),
          .seesLine(matching: "2 3 4 5[ 0-9]* +Select a section"), .sees("Esc Close"), .presses("Esc"),
          .doesNotSee("Actions"),
          .presses("Enter"), .sees("Esc Back"), .presses("?"), .seesLine(matching: "n +Next"), .doesNotSee("Page up"),
        ])
    }
    try await TerminalUser().visits(
      columns: 40, rows: 12, as: "message-help-scrolls",
      steps: [
        .sees("of 240"), .presses("?"), .sees("↓ Scroll"), .presses("End"), .seesLine(matching: "q Ctrl-Q +Quit"),
      ])
  }

  @Test("A click on a hint performs the hint's action, and a click outside a dialog closes the dialog")
  func hintsAreClicked() async throws {
    try await TerminalUser().visits(
      as: "message-clicks",
      steps: [
        .sees("1 of 240"), .rests, .clicks(column: 3, row: 23), .sees("Esc Back"), .presses("Esc"), .sees("Enter Open"),
        .clicks(column: 15, row: 23), .sees("Liked: "), .presses("?"), .sees("Actions"), .clicks(column: 1, row: 1),
        .doesNotSee("Actions"), .presses("i"), .sees("1 of 240"),
        // The toast of the last press shows the key to undo at its right end.
        .presses("L"), .seesLine(matching: "Unliked: .*u Undo"), .clicks(column: 75, row: 23),
        .sees("Undone: unlike of"),
      ])
  }

  @Test("Each of several quick presses of L takes effect, and a message shows the key to undo") func quickLikesCount()
    async throws
  {
    try await TerminalUser().visits(
      as: "message-undo",
      steps: [
        .sees("1 of 240"), .rests, .presses("L", "L", "L"), .seesLine(matching: "Liked: .*u Undo"), .presses("l", "L"),
        .seesLine(matching: "Liked: Butte.*u Undo"), .presses("u"), .sees("Undone: like of Butte"), .presses("4"),
        .sees("1 of 1"), .presses("L"), .sees("No likes yet"), .presses("u"), .sees("1 of 1"),
      ])
  }

  @Test("Moving through photos quickly shows no error") func quickPagingIsNoError() async throws {
    let presses = (1...15).flatMap { _ in ["n", "sleep:60"] }
    try await TerminalUser().visits(
      as: "message-quick-paging",
      steps: [.sees("1 of 240"), .rests, .presses("Enter"), .sees("Esc Back")]
        + presses.flatMap { [Step.presses($0)] } + [
          .sees("16 of 240"), .doesNotSee("cannot be saved"), .doesNotSee("ancel"),
        ])
  }

  @Test("A link is copied with a clipboard program of the desktop") func linkIsCopiedByProgram() async throws {
    let user = try TerminalUser()
    let tools = user.home.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let program = tools.appending(path: "xclip")
    try Data("#!/bin/sh\ncat > \"$HOME/copied.txt\"\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
    let desktop = try TerminalUser(["DISPLAY": ":99", "PATH": "\(tools.path()):/usr/bin:/bin"])
    try await desktop.visits(
      as: "message-copied",
      steps: [.sees("1 of 240"), .presses("Enter"), .sees("Esc Back"), .presses("s"), .sees("Link copied: ")])
    let copied = try String(contentsOf: desktop.home.appending(path: "copied.txt"), encoding: .utf8)
    #expect(copied.hasSuffix("sunset-pMzJP9zEhpp"))
    withExtendedLifetime(user) {}
  }

  @Test("A failed picture is marked, and the key to retry is shown") func failedPictureIsMarked()
    async throws
  {
    let server = try HostileServer()
    try await TerminalUser(server.variables).visits(
      columns: 100, rows: 30, as: "message-picture",
      steps: [
        .sees("1 of 5"), .sees("✕ r"), .presses("Enter"), .sees("No picture."),
        .seesLine(matching: "r Try again +. +1 of 5"),
      ])
    withExtendedLifetime(server) {}
  }

  @Test("A search on an unreachable source shows the failure and the key to retry")
  func unreachableSearchSaysSo() async throws {
    // No program listens on port 9.
    let variables = ["UNSPLASH_BASE_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "key"]
    try await TerminalUser(variables).visits(
      "--source", "unsplash", as: "message-unreachable",
      steps: [
        .presses("/"), .sees("Type to search"), .types("cat"), .sees("No connection"), .sees("Enter Try again"),
        .doesNotSee("No photos"), .presses("Enter"), .sees("r Try again"),
      ])
  }
}
