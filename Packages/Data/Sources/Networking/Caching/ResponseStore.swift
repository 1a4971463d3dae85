/// Stores responses for a `CachingTransport`. A store may evict any response at any time, and returns only complete
/// ones.
public protocol ResponseStore: Sendable {
  func response(for key: String) -> StoredResponse?
  func store(_ response: StoredResponse, for key: String)
  func remove(_ key: String)
}
