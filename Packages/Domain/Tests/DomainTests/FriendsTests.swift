import Domain
import DomainTesting
import Testing

@Suite("The rules of friends") struct FriendsTests {
  @Test("A pet is added to the friend with the given name, as the friend's newest pet")
  func petOfAKnownFriend() {
    var friends = Friends()
    friends.add(.fixture("Kim", "Mong", .cat))
    friends.add(.fixture("Lee", "Bo", .dog))
    friends.add(.fixture("Kim", "Nemo", .fish))
    #expect(friends.all.map(\.person.name) == ["Kim", "Lee"])
    #expect(friends.all[0].pets.map(\.name) == ["Nemo", "Mong"])
  }

  @Test(
    "Names that differ only in case, surrounding or repeated spaces, or Unicode form are equal",
    arguments: [("Kim", "kim"), ("Kim", " KIM "), ("José", "Jose\u{301}"), ("김 하나", "김  하나")])
  func sameNames(name: String, other: String) {
    var friends = Friends()
    friends.add(.fixture(name, "a", .dog))
    friends.add(.fixture(other, "b", .dog))
    #expect(friends.all.map(\.person.name) == [name], "the first spelling is stored")
  }

  @Test("Different names belong to different friends", arguments: [("Jose", "José"), ("Kim", "Kimm"), ("김하나", "김 하나")])
  func otherNames(name: String, other: String) {
    var friends = Friends()
    friends.add(.fixture(name, "a", .dog))
    friends.add(.fixture(other, "b", .dog))
    #expect(friends.all.count == 2)
  }

  @Test("A friend or pet without a name is invalid", arguments: [("", "a"), (" \t", "a"), ("a", ""), ("a", "\n")])
  func namesAreRequired(friend: String, pet: String) {
    #expect(NewPet(friend: friend, pet: pet) == nil)
  }

  @Test("If no species is given, a new pet has the first species")
  func firstSpeciesIsTheDefault() {
    #expect(NewPet(friend: "Kim", pet: "Mong")?.species == .hamster)
    #expect(Species.allCases.first == Species.first)
    #expect(
      Species.allCases.map(\.rawValue) == ["hamster", "raccoon", "fish", "rabbit", "bird", "monkey", "dog", "cat"])
  }

  @Test("The species determines what a pet eats and whether it goes for walks")
  func speciesEatAndWalk() {
    let meals = Species.allCases.map { Pet(name: "Bo", species: $0).meal }
    #expect(meals == [.feed, .feed, .feed, .carrots, .feed, .bananas, .feed, .feed])
    let stayAtHome = Species.allCases.filter {
      Pet(name: "Bo", species: $0).walking == .doesNotWalkWithItsOwner
    }
    #expect(stayAtHome == [.hamster, .fish, .rabbit, .bird])
    #expect(Pet(name: "Bo", species: .cat).walking == .doesNotLikeWalks)
    #expect(Pet(name: "Bo", species: .dog).walking == .likesWalkingTogether)
  }

  @Test("A person eats food for people and likes walks")
  func personEatsAndWalks() {
    #expect(Person(name: "Kim").meal == .food)
    #expect(Person(name: "Kim").walking == .likesWalkingTogether)
  }

  @Test("The fake repository meets the contract", arguments: FriendRepositoryContract.allCases)
  func fakeMeetsContract(requirement: FriendRepositoryContract) async throws {
    try await requirement.check { FakeFriendRepository() }
  }
}
