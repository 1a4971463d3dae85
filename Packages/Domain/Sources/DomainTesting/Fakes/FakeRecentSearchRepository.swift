public import Domain

/// A repository of recent searches in memory that follows the rules of `RecentSearches`.
public final class FakeRecentSearchRepository: RecentSearchRepository {
  public let onAdd = Stub<SearchQuery>()
  public let onRemove = Stub<String>()
  public let onRemoveAll = Stub<Void>()
  private let state: ObservedState<RecentSearches>

  /// - Parameter queries: The initial searches, in the order in which they are added.
  public init(_ queries: [SearchQuery] = []) {
    var searches = RecentSearches()
    for query in queries { searches.add(query) }
    state = ObservedState(searches)
  }

  /// The number of observers.
  public var observers: Int { state.observers }

  public func add(_ query: SearchQuery) async throws(RepositoryError) {
    try await onAdd.pass(query)
    state.change { $0.add(query) }
  }

  public func remove(_ text: String) async throws(RepositoryError) {
    try await onRemove.pass(text)
    state.change { $0.remove(text) }
  }

  public func removeAll() async throws(RepositoryError) {
    try await onRemoveAll.pass(())
    state.change { $0.removeAll() }
  }

  public func searches() -> StateStream<[String]> { state.stream(\.newestFirst) }
}
