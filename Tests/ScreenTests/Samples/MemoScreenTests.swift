import ProgramTesting
import Testing

@Suite("The memo sample on a terminal", .needsTerminal) struct MemoScreenTests {
  @Test("A memo can be written, edited, deleted and restored") func memoCanBeEdited() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "memo", to: .samples, as: "memo",
      steps: [
        .sees("No memos yet."), .presses("C-n"), .sees("New memo"), .looks(as: "empty"),
        .types("Milk"), .presses("Tab"), .types("Two bottles"), .looks(as: "written"), .presses("C-s"),
        .sees("Saved “Milk”."), .seesLine(matching: "^ Milk"),
        .presses("C-n"), .sees("New memo"), .types("Bread"), .presses("Tab"), .types("Rye"), .presses("Tab", "Enter"),
        .seesLine(matching: "^ Bread"), .looks(as: "list"),
        .presses("Down", "Enter"), .sees("Edit memo"), .sees("Two bottles"), .presses("Tab"), .types(" of it"),
        .presses("C-s"), .seesLine(matching: #"^ Milk \(edited\)"#), .sees("Two bottles of it"),
        .presses("Del"), .sees("Deleted “Milk”. Undo?"), .doesNotSee("Two bottles of it"), .looks(as: "deleted"),
        .presses("u"), .sees("Two bottles of it"), .doesNotSee("Undo?"),
      ])
    try await user.visits(
      "memo", to: .samples, as: "memo-again", steps: [.seesLine(matching: "^ Bread"), .seesLine(matching: "^ Milk")])
  }

  @Test("The composer warns before it discards text, even when the user quits") func composerWarns() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "memo", to: .samples, as: "memo-warning",
      steps: [
        .sees("No memos yet."), .presses("C-n"), .sees("New memo"), .types("Milk"), .presses("Esc"),
        .sees("The text is not saved. Discard it?"), .looks(as: "asked"),
        // Enter does not discard the text.
        .presses("Enter"), .doesNotSee("Discard it?"), .sees("Milk"),
        .presses("C-q"), .sees("Discard it?"), .presses("Esc"), .doesNotSee("Discard it?"),
        .presses("Esc"), .sees("Discard it?"), .presses("Right", "Enter"), .sees("No memos yet."),
        // A memo that contains only spaces cannot be saved, and is discarded without a warning.
        .presses("C-n"), .sees("New memo"), .types("  "), .presses("C-s"), .sees("Enter a title and content."),
        .presses("Esc"), .sees("No memos yet."), .presses("C-n"), .sees("New memo"), .types("Milk"),
      ],
      leavingWith: "C-q wait:Discard_it Right Enter")
  }

  @Test("The memo sample is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "memo", to: .samples, as: "memo-ko",
      steps: [
        .sees("아직 메모가 없습니다."), .presses("C-n"), .sees("새 메모"), .types("우유"), .presses("Tab"), .types("두 병"),
        .looks(as: "written"), .presses("C-s"), .sees("‘우유’ 메모를 저장했습니다."), .seesLine(matching: "^ 우유"),
        .presses("Enter"), .sees("메모 편집"), .types("!"), .presses("Esc"), .sees("저장하지 않은 글이 있습니다. 버릴까요?"),
        .presses("Right", "Enter"), .seesLine(matching: "^ 우유$"),
        .presses("Del"), .sees("‘우유’ 메모를 삭제했습니다. 되돌릴까요?"), .presses("C-z"), .seesLine(matching: "^ 우유$"),
      ])
  }
}
