/// A person or a pet, with a name, a kind of food and a walking habit.
public protocol Animal: Sendable {
  var name: String { get }
  var meal: Meal { get }
  var walking: WalkingHabit { get }
}

/// The kinds of food that animals eat.
public enum Meal: Hashable, Sendable, CaseIterable {
  /// Human food.
  case food
  /// Pet food.
  case feed
  case bananas
  case carrots
}

/// Whether an animal goes for walks with people.
public enum WalkingHabit: Hashable, Sendable, CaseIterable {
  case likesWalkingTogether
  case doesNotWalkWithItsOwner
  case doesNotLikeWalks
}
