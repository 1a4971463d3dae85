import Domain
import DomainTesting
import Persistence
import Testing

/// Tests the repository of recent searches.
@Suite struct RecentSearchTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("The repository of recent searches satisfies its contract", arguments: RecentSearchRepositoryContract.allCases)
  func contract(promise: RecentSearchRepositoryContract) async throws {
    try await promise.check { DatabaseRecentSearchRepository(database: store.openAnother()) }
  }

  @Test("Clearing the cache leaves the recent searches unchanged")
  func searchesSurvive() async throws {
    let first = try store.open()
    try await DatabaseRecentSearchRepository(database: first).add(try #require(SearchQuery("red fox")))
    try await store.openCache().clear()
    try first.close()
    let second = DatabaseRecentSearchRepository(database: try store.open())
    #expect(try await second.searches().first { _ in true } == ["red fox"])
  }
}
