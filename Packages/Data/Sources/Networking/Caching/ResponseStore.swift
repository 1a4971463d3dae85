/// Stores responses for a `CachingTransport`. A store may evict any response at any time, and returns only complete
/// ones.
public protocol ResponseStore: Sendable {
  /// Returns the responses of a URL that were stored together, in the same order.
  func responses(for url: String) -> [StoredResponse]

  /// Replaces the responses of a URL. An empty list removes them.
  func store(_ responses: [StoredResponse], for url: String)
}
