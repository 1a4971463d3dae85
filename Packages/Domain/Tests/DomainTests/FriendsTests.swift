import Domain
import DomainTesting
import Testing

@Suite struct FriendsTests {
  @Test func aFriendOfTheSameNameGetsThePetOnTop() {
    var friends = Friends()
    friends.add(.fixture("Kim", "Mong", .cat))
    friends.add(.fixture("Lee", "Bo", .dog))
    friends.add(.fixture("Kim", "Nemo", .fish))
    #expect(friends.all.map(\.person.name) == ["Kim", "Lee"])
    #expect(friends.all[0].pets.map(\.name) == ["Nemo", "Mong"])
  }

  @Test(arguments: [("Kim", "kim"), ("Kim", " KIM "), ("José", "Jose\u{301}"), ("김 하나", "김  하나")])
  func namesThatDifferInFormOnlyAreTheSame(name: String, other: String) {
    var friends = Friends()
    friends.add(.fixture(name, "a", .dog))
    friends.add(.fixture(other, "b", .dog))
    #expect(friends.all.map(\.person.name) == [name], "the first spelling stays")
  }

  @Test(arguments: [("Jose", "José"), ("Kim", "Kimm"), ("김하나", "김 하나")])
  func otherNamesAreOtherFriends(name: String, other: String) {
    var friends = Friends()
    friends.add(.fixture(name, "a", .dog))
    friends.add(.fixture(other, "b", .dog))
    #expect(friends.all.count == 2)
  }

  @Test(arguments: [("", "a"), (" \t", "a"), ("a", ""), ("a", "\n")])
  func nobodyIsWithoutAName(friend: String, pet: String) {
    #expect(NewPet(friend: friend, pet: pet) == nil)
  }

  @Test func whoPicksNothingGetsTheSpeciesThatIsOfferedFirst() {
    #expect(NewPet(friend: "Kim", pet: "Mong")?.species == .hamster)
    #expect(Species.allCases.first == Species.first)
    #expect(
      Species.allCases.map(\.rawValue) == ["hamster", "raccoon", "fish", "rabbit", "bird", "monkey", "dog", "cat"])
  }

  @Test(arguments: Species.allCases)
  func aSpeciesMakesPetsOfItsKind(species: Species) {
    let pet = species.named("Bo")
    #expect(pet.species == species)
    #expect(pet.name == "Bo")
  }

  @Test func eachSpeciesEatsAndWalksInItsWay() {
    let meals = Species.allCases.map { $0.named("Bo").meal }
    #expect(meals == [.feed, .feed, .feed, .carrots, .feed, .bananas, .feed, .feed])
    let stayAtHome = Species.allCases.filter { $0.named("Bo").walking == .doesNotWalkWithItsOwner }
    #expect(stayAtHome == [.hamster, .fish, .rabbit, .bird])
    #expect(Cat(name: "Bo").walking == .doesNotLikeWalks)
    #expect(Dog(name: "Bo").walking == .likesWalkingTogether)
  }

  @Test func aPersonEatsFoodAndLikesWalks() {
    #expect(Person(name: "Kim").meal == .food)
    #expect(Person(name: "Kim").walking == .likesWalkingTogether)
  }

  @Test(arguments: FriendRepositoryContract.allCases)
  func theFakeKeepsTheContract(promise: FriendRepositoryContract) async throws {
    try await promise.check { FakeFriendRepository() }
  }
}
