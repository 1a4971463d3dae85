/// Where a `CachingTransport` keeps answers. A store may forget any of them at any time, and must never give one that
/// is not whole.
public protocol ResponseStore: Sendable {
  func response(for key: String) -> StoredResponse?
  func store(_ response: StoredResponse, for key: String)
  func remove(_ key: String)
}
