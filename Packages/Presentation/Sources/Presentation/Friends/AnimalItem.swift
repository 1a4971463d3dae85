import Domain

/// A person or a pet to play with, and what they then say.
public struct AnimalItem: Hashable, Sendable {
  public var name: String
  /// A picture of one character.
  public var symbol: String
  /// How it eats.
  public var meal: String
  /// Whether it walks.
  public var walk: String

  init(_ animal: any Animal, symbol: String, strings: FriendStrings) {
    name = animal.name
    self.symbol = symbol
    meal = strings.eats(animal.name, animal.meal)
    walk = strings.walks(animal.name, animal.walking)
  }
}
