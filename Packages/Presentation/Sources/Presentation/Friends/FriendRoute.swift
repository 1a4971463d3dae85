/// A navigation request of the list of friends.
public enum FriendRoute: Hashable, Sendable {
  /// Opens the form for a new pet.
  case add
}
