/// Somebody who eats, and goes for walks or not.
///
/// These are facts; how they are told is a matter of language.
public protocol Animal: Sendable {
  var name: String { get }
  var meal: Meal { get }
  var walking: WalkingHabit { get }
}

/// What an animal eats.
public enum Meal: Hashable, Sendable, CaseIterable {
  /// What people eat, and never feed.
  case food
  case feed
  case bananas
  case carrots
}

/// What an animal thinks of walks with its people.
public enum WalkingHabit: Hashable, Sendable, CaseIterable {
  case likesWalkingTogether
  case doesNotWalkWithItsOwner
  case doesNotLikeWalks
}
