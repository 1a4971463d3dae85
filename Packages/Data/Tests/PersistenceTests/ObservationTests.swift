import Domain
import DomainTesting
import GRDB
import Testing

@testable import Persistence

@Suite(.timeLimit(.minutes(1))) struct ObservationTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("Observers receive photos that another process caches")
  func cacheIsObserved() async throws {
    let cache = store.openCache()
    let theirs = try store.photos()
    var counts = cache.connection.states(of: ["photo"]) {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") ?? 0
    }
    .makeAsyncIterator()
    #expect(try await counts.next() == 0)
    for number in 1...3 {
      try await theirs.save(.fixture("\(number)"))
      while let count = try await counts.next(), count != number {}
    }
  }

  @Test("A database in memory can be observed")
  func memoryIsObserved() async throws {
    let cache = CacheDatabase(path: "/dev/null/cache.sqlite")
    var counts = cache.connection.states(of: ["photo"]) {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") ?? 0
    }
    .makeAsyncIterator()
    #expect(try await counts.next() == 0)
    try await PhotoStore(cache: cache, likes: store.likes(), source: .demo).save(.fixture())
    #expect(try await counts.next() == 1)
  }
}
