import Domain
import DomainTesting
import Persistence
import Testing

@Suite struct RecentSearchTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test(arguments: RecentSearchRepositoryContract.allCases)
  func keepsThePromisesOfItsPort(promise: RecentSearchRepositoryContract) async throws {
    try await promise.check { DatabaseRecentSearchRepository(database: try store.openAnother()) }
  }

  @Test func searchesOutliveTheProcessAndAnEmptiedCache() async throws {
    let first = try store.open()
    try await DatabaseRecentSearchRepository(database: first).add(try #require(SearchQuery("red fox")))
    try await first.clearCache()
    try first.close()
    let second = DatabaseRecentSearchRepository(database: try store.open())
    #expect(try await second.searches().first { _ in true } == ["red fox"])
  }
}
