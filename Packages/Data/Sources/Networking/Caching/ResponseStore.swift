/// Stores responses for a `CachingTransport`. A store may evict any response at any time, and never returns incomplete
/// responses.
public protocol ResponseStore: Sendable {
  /// Returns the stored responses of a URL, in the order in which `store` received them.
  func responses(for url: String) -> [StoredResponse]

  /// Replaces the responses of a URL. An empty list removes the stored responses.
  func store(_ responses: [StoredResponse], for url: String)
}
