/// A list of photos that a source offers.
public enum PhotoFeed: Hashable, Sendable {
  /// The photos that the source's editors have selected, newest first.
  case editorial
  case search(SearchQuery)
  case topic(Topic.Slug)
  /// The photos of a user, newest first.
  case user(User.Name)
  case collection(PhotoCollection.ID)
  /// An endless list of random photos. The photos differ at each request and are not cached.
  case random
}
