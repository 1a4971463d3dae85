/// An animal that lives with a friend.
public struct Pet: Animal, Hashable {
  public let name: String
  public let species: Species

  public init(name: String, species: Species) {
    self.name = name
    self.species = species
  }

  public var meal: Meal {
    switch species {
    case .rabbit: .carrots
    case .monkey: .bananas
    case .hamster, .raccoon, .fish, .bird, .dog, .cat: .feed
    }
  }

  public var walking: WalkingHabit {
    switch species {
    case .hamster, .fish, .rabbit, .bird: .doesNotWalkWithItsOwner
    case .cat: .doesNotLikeWalks
    case .raccoon, .monkey, .dog: .likesWalkingTogether
    }
  }
}
