/// An animal that lives with a friend. Most eat feed and like walks; a species that does not says so in its type.
public protocol Pet: Animal {
  static var species: Species { get }

  init(name: String)
}

extension Pet {
  public var species: Species { Self.species }
  public var meal: Meal { .feed }
  public var walking: WalkingHabit { .likesWalkingTogether }
}
