import Foundation
import Testing

/// What happens to the browser while somebody uses it: it is stopped, ended and broken, and the line to the terminal is
/// slow. The terminal is as it was before, and every like that was acknowledged is there afterwards.
@Suite(.needsTerminal) struct AdversityTests {
  @Test(arguments: [TerminalKind.kitty, .kittyOld, .sixel, .truecolor])
  func stoppedItGivesTheTerminalToTheShellAndGoingOnBringsTheScreenBack(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let visit = try await user.visits(
      on: kind, columns: 100, rows: 30, isInShell: true, as: "browser-stopped-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .presses("l", "Right"), .sees("2 of 240"), .rests,
        .presses("C-z"), .sees("Stopped"), .hasTheTerminalBack, .doesNotSee("1 Photos"),
        .types("echo here"), .presses("Enter"), .seesLine(matching: "^here$"),
        .types("fg"), .presses("Enter"), .sees("2 of 240"), .seesLine(matching: "Leila Nazari *♥"), .rests,
        .seesNoStaleCell, .presses("Enter"), .sees("JE14ubPHtuE"), .rests,
        .presses("C-z"), .hasTheTerminalBack, .resizes(columns: 60, rows: 20),
        .types("fg"), .presses("Enter"), .sees("2 Search"), .rests, .seesNoStaleCell,
        .presses("Esc"), .doesNotSee("d Save"), .sees("2 of 240"), .seesNoStaleCell,
      ], leavingWith: "q")
    if kind != .truecolor { #expect(visit.images.count == 2) }
  }

  /// Frame upon frame is due while the line takes none; the newest one is sent when it does. The program goes on
  /// meanwhile: a photo is saved.
  @Test(arguments: [TerminalKind.sixel, .truecolor])
  func aLineThatTakesNothingHoldsUpNothing(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let pages = (1...40).flatMap { _ in [Step.presses("PgDn"), .presses("PgUp")] }
    let visit = try await user.visits(
      on: kind, columns: 100, rows: 30, as: "browser-held-\(kind.rawValue)",
      steps: [.sees("1 of 240"), .rests, .presses("PgDn"), .rests, .presses("PgUp"), .rests, .stopsReading] + pages
        + [
          .presses("Enter", "d"), .findsFile("*.jpg"), .presses("l"), .again, .seesLine(matching: "^ ♥ Sunset"), .rests,
          .presses("Esc"), .doesNotSee("d Save"), .seesLine(matching: "Leila Nazari *♥"),
          .doesNotSee("Saved: "), .doesNotSee("Liked: "), .seesNoStaleCell,
        ],
      leavingWith: "q")
    // Three whole pages are drawn before the line stands still, and one each for what it had begun to take, for the way
    // back from the photo and for Ctrl-L. Of the eighty between, hardly any.
    #expect(kind == .sixel ? visit.drawnPictures <= 8 * 12 : visit.bytes < 1_000_000)
  }

  @Test(arguments: [TerminalKind.kitty, .sixel, .truecolor])
  func whatTheTerminalAnswersTwoSecondsLateIsWaitedForByNobodyAndNeverTyped(kind: TerminalKind) async throws {
    try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, answerDelay: 2000, as: "browser-late-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .presses("l"), .sees("Liked: "), .presses("/"), .sees("Type to search"),
        .hasNotBeenAnswered, .types("alps"), .sees("1 of 10"), .rests, .seesLine(matching: "^ ⌕ alps$"),
        .seesNoStaleCell,
      ] + (kind == .truecolor ? [] : [.seesPictures(6)]), leavingWith: "C-q")
  }

  /// A picture on a few cells like these has more pixels than any screen.
  @Test(arguments: [TerminalKind.sixel, .iterm2])
  func aTerminalThatSaysItsCellsAreHugeIsGivenBlocks(kind: TerminalKind) async throws {
    let visit = try await TerminalUser().visits(
      on: kind, columns: 40, rows: 12, cell: (320, 640), as: "browser-huge-cells-\(kind.rawValue)",
      steps: [.sees("1 of 240"), .rests, .presses("Enter"), .rests], leavingWith: "q")
    #expect(visit.images.map(\.kind) == ["blocks"])
  }

  /// Who leaves before the answers have come finds none of them at the prompt.
  @Test func theShellIsNotAnsweredInsteadOfTheBrowserThatWasLeft() async throws {
    try await TerminalUser().visits(
      on: .kitty, columns: 100, rows: 30, answerDelay: 2000, isInShell: true, as: "browser-left-early",
      steps: [
        .sees("1 of 240"), .hasNotBeenAnswered, .presses("q"), .hasTheTerminalBack, .rests,
        .types("echo here"), .presses("Enter"), .seesLine(matching: "^\\$ echo here$"), .seesLine(matching: "^here$"),
      ], leavingWith: "Enter")
  }

  /// The last two are what the traps of Swift and the assertions of C raise.
  @Test(arguments: [
    ("TERM", 143), ("HUP", -1), ("INT", 130), ("QUIT", -3), ("SEGV", -11), ("ILL", -4), ("ABRT", -6), ("USR1", -10),
  ])
  func howeverItEndsTheTerminalAndTheLikesAreWell(signal: String, status: Int) async throws {
    // Of a crash, Swift would print on the terminal where it was, and ask what else to print.
    let user = try TerminalUser(["SWIFT_BACKTRACE": "enable=no"])
    try await user.visits(
      on: .kitty, columns: 100, rows: 30, as: "browser-ended-\(signal)",
      steps: [.sees("1 of 240"), .rests, .presses("l"), .sees("Liked: ")], leavingWith: "sig:\(signal)", status: status)
    try await user.visits(
      columns: 100, rows: 30, as: "browser-after-\(signal)", steps: [.presses("4"), .sees("1 of 1")],
      leavingWith: "q")
  }
}
