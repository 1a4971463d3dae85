public import Domain

/// A friend as a section of a list, with a row for each pet.
public struct FriendSection: Hashable, Sendable, Identifiable {
  public let id: FriendName
  public var person: AnimalItem
  public var pets: [AnimalItem]

  public init(_ friend: Friend, strings: FriendStrings) {
    id = friend.id
    person = AnimalItem(friend.person, symbol: "🧑", strings: strings)
    pets = friend.pets.map { AnimalItem($0, symbol: SpeciesItem.symbol(of: $0.species), strings: strings) }
  }
}
