/// A list of photos that a source offers.
public enum PhotoFeed: Hashable, Sendable {
  /// What the source's editors chose, newest first.
  case editorial
  case search(SearchQuery)
  case topic(Topic.Slug)
}
