import Domain

/// Somebody who can be played with, person or pet, and what is told then.
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
