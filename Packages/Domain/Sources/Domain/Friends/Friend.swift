/// A friend with their pets, newest pet first.
public struct Friend: Hashable, Sendable, Identifiable {
  public let person: Person
  public var pets: [Pet]

  public init(person: Person, pets: [Pet] = []) {
    self.person = person
    self.pets = pets
  }

  /// The person's name, normalized for comparisons.
  public var id: FriendName { FriendName(person.name) }
}
