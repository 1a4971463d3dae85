public import Domain

/// A species, formatted for a form.
public struct SpeciesItem: Hashable, Sendable, Identifiable {
  public var species: Species
  public var name: String
  /// An emoji.
  public var symbol: String

  public var id: Species { species }

  init(_ species: Species, strings: FriendStrings) {
    self.species = species
    name = strings.species(species)
    symbol = Self.symbol(of: species)
  }

  static func symbol(of species: Species) -> String {
    switch species {
    case .hamster: "🐹"
    case .raccoon: "🦝"
    case .fish: "🐟"
    case .rabbit: "🐰"
    case .bird: "🐦"
    case .monkey: "🐵"
    case .dog: "🐶"
    case .cat: "🐱"
    }
  }
}
