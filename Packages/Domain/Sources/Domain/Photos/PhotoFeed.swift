/// A list of photos that a source offers.
public enum PhotoFeed: Hashable, Sendable {
  /// The editors' choice, newest first.
  case editorial
  case search(SearchQuery)
  case topic(Topic.Slug)
  /// The photos of a user, newest first.
  case user(User.Name)
  case collection(PhotoCollection.ID)
  /// Random photos: others each time, without an end, and not cached.
  case random
}
