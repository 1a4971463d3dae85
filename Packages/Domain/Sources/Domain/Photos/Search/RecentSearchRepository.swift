/// The user's recent searches, stored on this machine according to the rules of ``RecentSearches``.
public protocol RecentSearchRepository: Sendable {
  func add(_ query: SearchQuery) async throws(RepositoryError)
  func remove(_ text: String) async throws(RepositoryError)
  func removeAll() async throws(RepositoryError)

  /// Observes the texts of the searches, newest first.
  func searches() -> StateStream<[String]>
}
