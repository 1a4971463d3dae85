// The species, each with what is special about it.

public struct Hamster: Pet {
  public static let species = Species.hamster
  public let name: String
  public var walking: WalkingHabit { .doesNotWalkWithItsOwner }

  public init(name: String) { self.name = name }
}

public struct Raccoon: Pet {
  public static let species = Species.raccoon
  public let name: String

  public init(name: String) { self.name = name }
}

public struct Fish: Pet {
  public static let species = Species.fish
  public let name: String
  public var walking: WalkingHabit { .doesNotWalkWithItsOwner }

  public init(name: String) { self.name = name }
}

public struct Rabbit: Pet {
  public static let species = Species.rabbit
  public let name: String
  public var meal: Meal { .carrots }
  public var walking: WalkingHabit { .doesNotWalkWithItsOwner }

  public init(name: String) { self.name = name }
}

public struct Bird: Pet {
  public static let species = Species.bird
  public let name: String
  public var walking: WalkingHabit { .doesNotWalkWithItsOwner }

  public init(name: String) { self.name = name }
}

public struct Monkey: Pet {
  public static let species = Species.monkey
  public let name: String
  public var meal: Meal { .bananas }

  public init(name: String) { self.name = name }
}

public struct Dog: Pet {
  public static let species = Species.dog
  public let name: String

  public init(name: String) { self.name = name }
}

public struct Cat: Pet {
  public static let species = Species.cat
  public let name: String
  public var walking: WalkingHabit { .doesNotLikeWalks }

  public init(name: String) { self.name = name }
}
