/// The name of a friend, and the name and species of a pet to add. Blank names are not allowed.
public struct NewPet: Hashable, Sendable {
  public let friend: String
  public let pet: String
  public let species: Species

  /// Creates a new pet, or returns nil if a name is blank. Removes whitespace around the names, and reduces whitespace
  /// inside them to single spaces.
  public init?(friend: String, pet: String, species: Species = .first) {
    self.friend = friend.singleSpaced
    self.pet = pet.singleSpaced
    self.species = species
    guard !self.friend.isEmpty, !self.pet.isEmpty else { return nil }
  }
}
