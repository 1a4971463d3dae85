/// A navigation request from the list of friends.
public enum FriendRoute: Hashable, Sendable {
  /// Opens the form for a new pet.
  case add
}
