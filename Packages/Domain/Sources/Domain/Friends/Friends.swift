/// A list of friends, with the rules for adding a pet.
///
/// A pet that is added to an existing friend becomes that friend's newest pet. The position of the friend and the
/// spelling of the name do not change. A new friend is added at the end. Every repository follows these rules;
/// `FriendRepositoryContract` in `DomainTesting` checks them.
public struct Friends: Hashable, Sendable {
  public private(set) var all: [Friend] = []

  public init() {}

  /// Adds a pet and returns its friend.
  @discardableResult
  public mutating func add(_ new: NewPet) -> Friend {
    let pet = Pet(name: new.pet, species: new.species)
    if let index = all.firstIndex(where: { $0.id == FriendName(new.friend) }) {
      all[index].pets.insert(pet, at: 0)
      return all[index]
    }
    let friend = Friend(person: Person(name: new.friend), pets: [pet])
    all.append(friend)
    return friend
  }
}
