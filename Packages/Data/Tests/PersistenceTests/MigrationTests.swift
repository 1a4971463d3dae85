import Domain
import DomainTesting
import Foundation
import GRDB
import Persistence
import Testing

/// A store of each earlier version, as that version wrote it, opens with all that is in it.
@Suite struct MigrationTests {
  @Test(arguments: 1...6) func aStoreOfAnEarlierVersionIsUpgraded(version: Int) async throws {
    let store = try TemporaryStore()
    let dump = try #require(
      Bundle.module.url(forResource: "store-\(version)", withExtension: "sql", subdirectory: "Fixtures"))
    let queue = try DatabaseQueue(path: store.path)
    let statements = try String(contentsOf: dump, encoding: .utf8)
    try await queue.writeWithoutTransaction { try $0.execute(sql: statements) }
    try queue.close()

    let database = try store.open()
    #expect(database.notices.isEmpty)
    let likes = try await DatabaseLikesRepository(database: database).likes(limit: nil).first { _ in true }
    #expect(
      likes?.map(\.photo)
        == [.fixture("liked-2", source: .picsum), .fixtureWithEverything("liked-1", source: .unsplash)])
    #expect(likes?.allSatisfy { $0.likedAt == Date(timeIntervalSince1970: 1_700_000_000) } == true)
    let photos = PhotoStore(database: database, source: .demo)
    let editorial = try await photos.page(PageRequest(size: 3), of: .editorial)
    #expect(editorial?.value == Page(items: Photo.fixtures(1...3), hasNext: true, total: 9))
    let topic = try await photos.page(PageRequest(size: 3), of: .topic("alps"))
    #expect(topic?.value == Page(items: [.fixtureWithEverything("photo-4")], hasNext: false, total: 1))
    let topics = try await #require(TopicStore(database: database, source: .demo).topics()).value
    #expect(topics.map(\.slug.rawValue) == ["alps", "rivers"])
    #expect(topics.first?.cover?.id.value == "photo-1")

    // What later versions brought works, too, and for what was there before.
    let found = try await photos.photos(matching: #require(SearchQuery("buttermere")), page: PageRequest())
    #expect(found.items.map(\.id.value) == ["photo-4"])
    let memos = DatabaseMemoRepository(database: database)
    let friends = DatabaseFriendRepository(database: database)
    let searches = DatabaseRecentSearchRepository(database: database)
    if version >= 2 {
      #expect(try await memos.memos().first { _ in true }?.map(\.text.title) == ["Bread", "Milk"])
      #expect(try await friends.friends().first { _ in true }?.first?.pets.map(\.name) == ["Mong"])
    }
    if version >= 4 {
      #expect(try await searches.searches().first { _ in true } == ["Red fox"])
      let opened = try await photos.photo(Photo.fixture("photo-4").id)
      #expect(opened?.fetchedAt == Date(timeIntervalSince1970: 1_700_000_000))
    }
    let statistics = try await photos.statistics(of: Photo.fixture("photo-4").id)
    if version >= 5 {
      #expect(
        statistics == Cached(PhotoStatistics.fixture().last(1), fetchedAt: Date(timeIntervalSince1970: 1_700_000_000)))
    } else {
      #expect(statistics == nil)
      try await photos.save(.fixture(), of: Photo.fixture("photo-4").id)
    }
    #expect(try await memos.add(.fixture("a")).id.rawValue == (version >= 2 ? 4 : 1))
    try await friends.add(.fixture("Kim", "Bo", .dog))
    try await searches.add(#require(SearchQuery("lake")))
  }
}
