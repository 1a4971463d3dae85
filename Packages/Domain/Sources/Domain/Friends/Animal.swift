/// A person or a pet: what it eats, and whether it goes for walks.
///
/// These are facts; their wording is in the app's strings.
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
