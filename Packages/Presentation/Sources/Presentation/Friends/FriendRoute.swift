/// Where the list of friends leads.
public enum FriendRoute: Hashable, Sendable {
  /// To the form for a new pet.
  case add
}
