/// The texts that were searched for, kept on this machine. They follow the rules of `RecentSearches`.
public protocol RecentSearchRepository: Sendable {
  func add(_ query: SearchQuery) async throws(RepositoryError)
  func remove(_ text: String) async throws(RepositoryError)
  func removeAll() async throws(RepositoryError)

  /// The texts, newest first: as they are now, and again whenever they change.
  ///
  /// Cancelling the iteration ends it; failures are `RepositoryError`s.
  func searches() -> AsyncThrowingStream<[String], any Error>
}
