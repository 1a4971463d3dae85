/// A friend and their pets, newest first.
public struct Friend: Sendable, Identifiable {
  public let person: Person
  public var pets: [any Pet]

  public init(person: Person, pets: [any Pet] = []) {
    self.person = person
    self.pets = pets
  }

  /// The same for names that differ in case, blanks or Unicode form only: they are the same friend's.
  public var id: FriendName { FriendName(person.name) }
}

extension Friend: Hashable {
  public static func == (first: Friend, second: Friend) -> Bool {
    first.person == second.person && first.entries == second.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(person)
    hasher.combine(entries)
  }

  /// Two pets of one species and name are alike in everything.
  private var entries: [Entry] { pets.map { Entry(species: $0.species, name: $0.name) } }

  private struct Entry: Hashable {
    var species: Species
    var name: String
  }
}
