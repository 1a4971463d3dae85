/// The rules of friends, as a value: a pet is added to the friend of that name, as the newest, and the friend keeps the
/// place and the spelling; a new friend is added at the end.
///
/// Every repository follows these rules; the contract suite in `DomainTesting` checks it.
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
