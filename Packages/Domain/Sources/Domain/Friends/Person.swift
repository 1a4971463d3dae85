/// A friend of the user.
public struct Person: Animal, Hashable {
  public let name: String

  public init(name: String) { self.name = name }

  public var meal: Meal { .food }
  public var walking: WalkingHabit { .likesWalkingTogether }
}
