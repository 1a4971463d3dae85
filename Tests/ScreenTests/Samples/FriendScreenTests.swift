import ProgramTesting
import Testing

@Suite("The friends sample on a terminal", .needsTerminal) struct FriendScreenTests {
  @Test("Pets can be added and played with") func petsCanBeAdded() async throws {
    let user = try TerminalUser()
    try await user.visits(
      "friends", to: .samples, as: "friends",
      steps: [
        .sees("No friends yet."), .sees("Open a friend or a pet to play with it."),
        .presses("C-n"), .sees("New pet"), .sees("hamster"), .sees("cat"),
        // A form without names shows an error and stays open.
        .presses("C-s"), .sees("Enter a name for the friend and for the pet."), .sees("New pet"),
        .types("Kim"), .presses("Tab"), .types("Coco"), .presses("Tab", "Down", "Down", "Down"),
        .looks(as: "form"), .presses("C-s"), .sees("Coco lives with Kim."), .seesLine(matching: "^ +. Coco"),
        // The reopened form is empty, and the first species is selected.
        .presses("C-n"), .sees("New pet"), .doesNotSee("│ Coco"), .types("Ada"), .presses("Tab"), .types("Mong"),
        .presses("C-s"), .sees("Mong lives with Ada."),
        // The new pet of an existing friend is the first of the friend's pets.
        .presses("C-n"), .sees("New pet"), .types("kim"), .presses("Tab"), .types("Nabi"),
        .presses("Tab", "End", "C-s"), .sees("Nabi lives with Kim."),
        .presses("Home", "Enter"), .sees("Kim eats human food, not pet food."), .sees("Kim likes going for walks."),
        .presses("Down", "Enter"), .sees("Nabi eats pet food."), .sees("Nabi does not like walks."),
        .presses("Down", "Enter"), .sees("Coco likes carrots."), .sees("Coco does not walk with its owner."),
      ])
    try await user.visits(
      "friends", to: .samples, as: "friends-again",
      steps: [.sees("Coco"), .presses("Down", "Enter"), .sees("Nabi eats pet food.")])
  }

  @Test("Korean particles match the name") func koreanParticlesMatch() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "friends", to: .samples, as: "friends-ko",
      steps: [
        .sees("아직 친구가 없습니다."), .sees("함께 놀 친구나 반려동물을 여세요."), .presses("C-n"), .sees("새 반려동물"), .sees("고양이"),
        .types("김"), .presses("Tab"), .types("몽"), .presses("Tab", "End"), .looks(as: "form"), .presses("C-s"),
        .sees("몽은 김과 함께 삽니다."), .presses("C-n"), .sees("새 반려동물"), .types("김"), .presses("Tab"),
        .types("보리"), .presses("C-s"), .sees("보리는 김과 함께 삽니다."),
        .presses("Enter"), .sees("김은 사료가 아니라 음식을 먹습니다."),
        .presses("Down", "Enter"), .sees("보리는 사료를 먹습니다."), .sees("보리는 주인과 함께 산책하지 않습니다."),
        .presses("Down", "Enter"), .sees("몽은 사료를 먹습니다."), .sees("몽은 산책을 좋아하지 않습니다."),
      ])
  }
}
