import Foundation
import Testing

/// Tests the browser with signals, crashes and slow terminals. After each test, the terminal must be restored and all
/// likes that were confirmed must be saved.
@Suite(.needsTerminal) struct AdversityTests {
  @Test(
    "Ctrl-Z restores the terminal, and `fg` shows the browser again",
    arguments: [TerminalKind.kitty, .kittyOld, .sixel, .truecolor])
  func stopAndContinue(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let visit = try await user.visits(
      on: kind, columns: 100, rows: 30, isInShell: true, as: "browser-stopped-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .presses("L", "Right"), .sees("2 of 240"), .rests,
        .presses("C-z"), .sees("Stopped"), .hasTheTerminalBack, .doesNotSee("1 Photos"),
        .types("echo here"), .presses("Enter"), .seesLine(matching: "^here$"),
        .types("fg"), .presses("Enter"), .sees("2 of 240"), .seesLine(matching: "Leila Nazari *♥"), .rests,
        .doesNotSee("Liked: "), .seesNoStaleCell, .presses("Enter"), .sees("JE14ubPHtuE"), .rests,
        .presses("C-z"), .hasTheTerminalBack, .resizes(columns: 60, rows: 20),
        .types("fg"), .presses("Enter"), .sees("Image by Freya"), .rests, .seesNoStaleCell,
        .presses("Esc"), .sees("Enter Open"), .sees("2 of 240"), .seesNoStaleCell,
      ], leavingWith: "q")
    // The pictures made of block characters are not counted, because they are the frame of the selected photo.
    if kind != .truecolor { #expect(visit.images.filter { $0.kind != "blocks" }.count == 2) }
  }

  /// While the terminal accepts no output, frames are skipped and the program continues, for example with a download.
  /// When the terminal accepts output again, only the latest frame is sent.
  @Test("A terminal that accepts no output does not block the program", arguments: [TerminalKind.sixel, .truecolor])
  func blockedOutputDoesNotBlock(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let pages = (1...40).flatMap { _ in [Step.presses("PgDn"), .presses("PgUp")] }
    let visit = try await user.visits(
      on: kind, columns: 100, rows: 30, as: "browser-held-\(kind.rawValue)",
      steps: [.sees("1 of 240"), .rests, .presses("PgDn"), .rests, .presses("PgUp"), .rests, .stopsReading] + pages
        + [
          .presses("Enter", "d"), .findsFile("*.jpg"), .presses("L"), .again, .seesLine(matching: "♥ Sunset"), .rests,
          .presses("Esc"), .sees("Enter Open"), .seesLine(matching: "Leila Nazari *♥"),
          .doesNotSee("Saved: "), .doesNotSee("Liked: "), .seesNoStaleCell,
        ],
      leavingWith: "q")
    // Six screens are always drawn: three before the output stops, the screen that is interrupted, the list after the
    // photo, and the redraw with Ctrl-L. Of the eighty pages between these screens, at most a few are drawn.
    #expect(kind == .sixel ? visit.drawnPictures <= 8 * 12 : visit.bytes < 1_000_000)
  }

  @Test(
    "If the terminal answers queries late, the browser does not wait, and does not read the answers as typed text",
    arguments: [TerminalKind.kitty, .sixel, .truecolor])
  func lateAnswersAreNotTyped(kind: TerminalKind) async throws {
    try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, answerDelay: 2000, as: "browser-late-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .presses("L"), .sees("Liked: "), .presses("/"), .sees("Type to search"),
        .hasNotBeenAnswered, .types("alps"), .sees("1 of 10"), .rests, .seesLine(matching: "^ ⌕ alps$"),
        .doesNotSee("Liked: "), .seesNoStaleCell,
      ] + (kind == .truecolor ? [] : [.seesPictures(6)]), leavingWith: "C-q")
  }

  /// With the cell size that this test reports, a picture would have more pixels than any screen.
  @Test(
    "On a terminal that reports huge cells, pictures consist of block characters",
    arguments: [TerminalKind.sixel, .iterm2])
  func hugeCellsGetBlocks(kind: TerminalKind) async throws {
    let visit = try await TerminalUser().visits(
      on: kind, columns: 40, rows: 12, cell: (320, 640), as: "browser-huge-cells-\(kind.rawValue)",
      steps: [.sees("1 of 240"), .rests, .presses("Enter"), .rests], leavingWith: "q")
    #expect(visit.images.map(\.kind) == ["blocks"])
  }

  /// The user quits before the terminal has answered.
  @Test("Late answers do not appear at the shell's prompt") func lateAnswersDoNotReachShell() async throws {
    try await TerminalUser().visits(
      on: .kitty, columns: 100, rows: 30, answerDelay: 2000, isInShell: true, as: "browser-left-early",
      steps: [
        .sees("1 of 240"), .hasNotBeenAnswered, .presses("q"), .hasTheTerminalBack, .rests,
        .types("echo here"), .presses("Enter"), .seesLine(matching: "^\\$ echo here$"), .seesLine(matching: "^here$"),
      ], leavingWith: "Enter")
  }

  /// Swift traps raise SIGILL, and C assertions raise SIGABRT.
  @Test(
    "After a signal or a crash, the terminal is restored and likes are saved",
    arguments: [
      ("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", -3), ("SEGV", -11), ("ILL", -4), ("ABRT", -6), ("USR1", -10),
    ])
  func crashRestoresTerminal(signal: String, status: Int) async throws {
    // Disables Swift's interactive backtrace, which would print to the terminal.
    let user = try TerminalUser(["SWIFT_BACKTRACE": "enable=no"])
    try await user.visits(
      on: .kitty, columns: 100, rows: 30, as: "browser-ended-\(signal)",
      steps: [.sees("1 of 240"), .rests, .presses("L"), .sees("Liked: ")], leavingWith: "sig:\(signal)", status: status)
    try await user.visits(
      columns: 100, rows: 30, as: "browser-after-\(signal)", steps: [.presses("4"), .sees("1 of 1")],
      leavingWith: "q")
  }
}
