/// A pet that may be added to a friend: both have names.
public struct NewPet: Hashable, Sendable {
  public let friend: String
  public let pet: String
  public let species: Species

  /// Nothing if a name has only blanks. Blanks around names are not part of them.
  public init?(friend: String, pet: String, species: Species = .first) {
    self.friend = friend.singleSpaced
    self.pet = pet.singleSpaced
    self.species = species
    guard !self.friend.isEmpty, !self.pet.isEmpty else { return nil }
  }
}
