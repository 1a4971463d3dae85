import Foundation
import Testing

/// Tests the browser's commands: moving, acting on several photos, going to the end of a list, and finding a command
/// by its name.
@Suite("The browser's commands", .needsTerminal) struct CommandTests {
  @Test("h, j, k and l move the selection, and on the photo screen, h and l show the previous and the next photo")
  func lettersMove() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "command-hjkl",
      steps: [
        .sees("1 of 240"), .rests, .presses("l", "l"), .sees("3 of 240"), .presses("h"), .sees("2 of 240"),
        .presses("j"),
        .sees("6 of 240"), .presses("k"), .sees("2 of 240"), .presses("Enter"), .sees("Esc Back"), .presses("l"),
        .sees("3 of 240"), .presses("h"), .sees("2 of 240"),
      ])
  }

  @Test("Space selects a photo in the list or an open photo, and actions apply to all selected photos")
  func selectedPhotosAreActedOn() async throws {
    let user = try TerminalUser()
    try await user.visits(
      on: .kitty, columns: 100, rows: 30, as: "command-selection",
      steps: [
        .sees("1 of 240"), .rests, .presses("Space"), .sees("1 selected"), .seesLine(matching: "● Leila Nazari"),
        .presses("l", "Enter"), .sees("Esc Back"), .presses("Space"), .sees("2 selected"), .presses("L"),
        .seesLine(matching: "Liked: 2 photos +u Undo"), .presses("Esc"), .sees("Esc Clear selection"),
        .presses("s"), .sees("2 links copied"), .presses("d"), .sees("Saved 2 photos in ~"),
        .findsFile("leilan-*.jpg"), .findsFile("freyad*-*.jpg"),
        .presses("u"), .sees("Undone: 2 likes"), .presses("Esc"), .doesNotSee("selected"), .doesNotSee("●"),
      ])
    let saved = try FileManager.default.contentsOfDirectory(atPath: user.home.path()).filter { $0.hasSuffix(".jpg") }
    #expect(saved.count == 2)
  }

  @Test("G loads the whole list and goes to its last photo") func endIsReached() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "command-end",
      steps: [.sees("1 of 240"), .rests, .presses("G"), .sees("240 of 240"), .presses("g"), .sees(" 1 of 240")])
  }

  @Test("The user can find a command by its name") func commandIsFound() async throws {
    try await TerminalUser().visits(
      as: "command-palette",
      steps: [
        .sees("1 of 240"), .rests, .presses(":"), .sees("Name of a command"), .types("lik"), .presses("Enter"),
        .sees("Liked: "), .presses(":"), .sees("Name of a command"), .types("topic"), .presses("Enter"),
        .sees("Sunsets"), .presses(":"), .types("xyzzy"), .sees("No such command."), .presses("Esc"),
        .presses("1", ":"), .types("filter"), .lacks("Topics"), .presses("Enter"), .sees("Type to search"),
      ])
  }
}
