/// The rules of friends, as a value: a friend of the same name gets the new pet on top, and keeps the place and the
/// spelling of the name; a new friend comes last.
///
/// What keeps friends anywhere must behave like this; the contract suite of `DomainTesting` compares.
public struct Friends: Hashable, Sendable {
  public private(set) var all: [Friend] = []

  public init() {}

  /// - Returns: the friend with the new pet.
  @discardableResult
  public mutating func add(_ new: NewPet) -> Friend {
    let pet = new.species.named(new.pet)
    if let index = all.firstIndex(where: { $0.id == FriendName(new.friend) }) {
      all[index].pets.insert(pet, at: 0)
      return all[index]
    }
    let friend = Friend(person: Person(name: new.friend), pets: [pet])
    all.append(friend)
    return friend
  }
}
