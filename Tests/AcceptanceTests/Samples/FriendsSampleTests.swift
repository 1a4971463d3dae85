import Testing

@Suite("The friends sample on a pipe") struct FriendsSampleTests {
  private func adding(_ pet: String, _ species: String, to friend: String) -> [String] {
    ["add", "friend=\(friend)", "pet=\(pet)", "species=\(species)", "save"]
  }

  @Test("A new pet is listed before its friend's other pets, and a new friend after the other friends")
  func newPetIsFirst() async throws {
    let viewer = try Viewer()
    let lines =
      adding("Mong", "cat", to: "Kim") + adding("Bo", "dog", to: "Ada") + adding("Coco", "rabbit", to: " kim ")
    let answer = try await viewer.plays("friends", lines: lines)
    #expect(answer.status == 0)
    #expect(answer.values(of: "saved") == ["Mong lives with Kim.", "Bo lives with Ada.", "Coco lives with Kim."])
    let wanted = "1. Kim — 1.1 🐰 Coco, 1.2 🐱 Mong; 2. Ada — 2.1 🐶 Bo"
    #expect(answer.values(of: "friends").last == wanted)
    #expect(try await viewer.plays("friends", lines: []).values(of: "friends") == [wanted], "the next run lists them")
  }

  @Test("Playing shows what an animal eats and whether it walks") func playShowsMealAndWalk() async throws {
    let viewer = try Viewer()
    _ = try await viewer.plays("friends", lines: adding("Coco", "rabbit", to: "Kim"))
    let answer = try await viewer.plays("friends", lines: ["play 1.1", "play 1"])
    #expect(
      answer.values(of: "meal") == [
        "Open a friend or a pet to play with it.", "Coco likes carrots.", "Kim eats human food, not pet food.",
      ])
    #expect(
      answer.values(of: "walk").suffix(2) == ["Coco does not walk with its owner.", "Kim likes going for walks."])
  }

  @Test("Korean particles match the name") func koreanParticlesMatch() async throws {
    let viewer = try Viewer(["LANG": "ko_KR.UTF-8"])
    let lines = adding("몽", "고양이", to: "김") + adding("보리", "강아지", to: "김") + ["play 1.1", "play 1.2"]
    let answer = try await viewer.plays("friends", lines: lines)
    #expect(answer.values(of: "meal").suffix(2) == ["보리는 사료를 먹습니다.", "몽은 사료를 먹습니다."])
    #expect(answer.values(of: "walk").last == "몽은 산책을 좋아하지 않습니다.")
  }

  @Test("The first species is the default") func firstSpeciesIsDefault() async throws {
    let answer = try await Viewer().plays("friends", lines: ["add", "friend=Kim", "pet=Mong", "save"])
    #expect(answer.values(of: "species") == ["hamster, raccoon, fish, rabbit, bird, monkey, dog, cat"])
    #expect(answer.values(of: "picked") == ["🐹 hamster"])
    #expect(answer.values(of: "friends").last == "1. Kim — 1.1 🐹 Mong")
  }

  @Test("Names that contain only spaces are rejected") func blankNamesAreRejected() async throws {
    let answer = try await Viewer().plays("friends", lines: ["add", "friend=Kim", "pet=  ", "save", "back"])
    #expect(answer.values(of: "refused") == ["Enter a name for the friend and for the pet."])
    #expect(answer.values(of: "friends").last == "No friends yet.")
  }

  @Test("A reopened form is empty") func reopenedFormIsEmpty() async throws {
    let lines = ["add", "friend=Kim", "pet=Mong", "species=cat", "back", "add", "save"]
    let answer = try await Viewer().plays("friends", lines: lines)
    #expect(answer.values(of: "picked") == ["🐹 hamster", "🐱 cat", "🐹 hamster"])
    #expect(answer.values(of: "refused").count == 1)
  }

  @Test(
    "An invalid or missing number after play is an error",
    arguments: ["play 1.2", "play 2", "play 1.x", "play", "play 1.1.1", "play 0.0", "play ."])
  func unknownNumberIsAnError(line: String) async throws {
    let answer = try await Viewer().plays("friends", lines: adding("Mong", "cat", to: "Kim") + [line])
    #expect(answer.status == 0)
    #expect(answer.values(of: "meal").last == "Open a friend or a pet to play with it.")
    #expect(answer.errors.contains("No item has the number"))
  }

  @Test("An unknown species is an error") func unknownSpeciesIsAnError() async throws {
    let answer = try await Viewer().plays("friends", lines: ["add", "species=dragon"])
    #expect(answer.errors.contains("No item has the number or name given for “species”."))
    #expect(answer.values(of: "picked") == ["🐹 hamster"])
  }

  @Test("A field of a form is rejected until the form is open") func fieldNeedsOpenForm() async throws {
    let answer = try await Viewer().plays("friends", lines: ["friend=Kim"])
    #expect(
      answer.errors.contains("Unknown event or field “friend”. Write one of these per line: add, play N, play N.M"))
  }
}
