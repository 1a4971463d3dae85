/// A list of photos that a source offers.
public enum PhotoFeed: Hashable, Sendable {
  /// What the source's editors chose, newest first.
  case editorial
  case search(SearchQuery)
  case topic(Topic.Slug)
  /// What somebody published, newest first.
  case user(User.Name)
  case collection(PhotoCollection.ID)
  /// Others each time, without an end. Nothing is kept of it.
  case random
}
