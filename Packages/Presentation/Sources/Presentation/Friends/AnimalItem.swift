import Domain

/// A person or a pet, formatted for a list.
public struct AnimalItem: Hashable, Sendable {
  public var name: String
  /// An emoji.
  public var symbol: String
  /// A sentence about the animal's food.
  public var meal: String
  /// A sentence about the animal's walks.
  public var walk: String

  init(_ animal: any Animal, symbol: String, strings: FriendStrings) {
    name = animal.name
    self.symbol = symbol
    meal = strings.eats(animal.name, animal.meal)
    walk = strings.walks(animal.name, animal.walking)
  }
}
