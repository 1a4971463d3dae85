/// A pet to add to a friend. Neither name is blank.
public struct NewPet: Hashable, Sendable {
  public let friend: String
  public let pet: String
  public let species: Species

  /// Creates a new pet, or returns nil if a name is blank. Spaces around the names are removed.
  public init?(friend: String, pet: String, species: Species = .first) {
    self.friend = friend.singleSpaced
    self.pet = pet.singleSpaced
    self.species = species
    guard !self.friend.isEmpty, !self.pet.isEmpty else { return nil }
  }
}
