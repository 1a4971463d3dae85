import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

/// Tests opening, clearing and trimming a cache, including a cache that is damaged, read-only or open in another
/// process.
@Suite struct CacheDatabaseTests {
  let store: TemporaryStore
  let clock = Clock()

  init() throws { store = try TemporaryStore() }

  // MARK: Opening

  @Test("A file of random bytes is replaced by an empty cache")
  func randomBytesAreReplaced() async throws {
    var generator = SeededGenerator(seed: 7)
    let noise = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    try noise.write(to: URL(fileURLWithPath: store.cachePath))
    try await expectToWork(store.photos(), isStored: true)
  }

  @Test("A cache with unknown tables is replaced by an empty cache")
  func otherTablesAreReplaced() async throws {
    try await fill(store.photos(), 30)
    try execute(
      "DROP TABLE topic; CREATE VIRTUAL TABLE newer USING fts5 (text); CREATE VIEW seen AS SELECT * FROM photo; "
        + "PRAGMA user_version = 1", at: store.cachePath)
    let cache = store.openCache()
    #expect(try await cache.info().photos == 0)
    try await TopicStore(cache: cache, source: .demo).save([.fixture()])
    try await expectToWork(store.photos(), isStored: true)
  }

  @Test("A cache without one of its tables is rebuilt", arguments: ["photo", "feedEntry", "topic", "photoSearch"])
  func droppedTableIsCreated(table: String) async throws {
    try await fill(store.photos(), 30)
    try execute("PRAGMA foreign_keys = OFF; DROP TABLE \(table)", at: store.cachePath)
    try await expectToWork(store.photos(), isStored: true)
  }

  @Test("Saving to a cache that was opened for reading does nothing and throws no error")
  func readOnlyCacheIsSilent() async throws {
    try await fill(store.photos(), 30)
    let cache = try CacheDatabase(readOnly: store.cachePath)
    #expect(cache.failure == .notWritable(path: store.cachePath))
    let photos = PhotoStore(cache: cache, likes: try store.likes(), source: .demo)
    try await photos.save(.fixture("new"))
    try await photos.save(Page(items: [.fixture("new")], hasNext: false), of: .editorial, as: PageRequest())
    try await TopicStore(cache: cache, source: .demo).save([.fixture()])
    #expect(try await photos.photo(Photo.fixture("new").id) == nil)
    #expect(try await cache.info().photos == 30)
    await #expect(throws: RepositoryError.storage(.notWritable(path: store.cachePath))) { try await cache.clear() }
  }

  @Test("Reading a damaged page empties the cache, which stays usable")
  func damagedPageEmptiesTheCache() async throws {
    let first = store.openCache()
    try await fill(photos(first), 120)
    try first.close()
    try damage(table: "photo", at: store.cachePath)
    let photos = try store.photos()
    for number in 1...4 {
      _ = try await photos.page(PageRequest(number: number, size: 30), of: .editorial)
    }
    #expect(try await store.openCache().info().photos == 0)
    try await expectToWork(photos, isStored: true)
  }

  @Test("If the cache file is damaged and another process has it open, this process uses a cache in memory")
  func cacheInUseIsNotRemoved() async throws {
    let other = store.openCache()
    try await photos(other).save(.fixture("theirs"))
    try execute("PRAGMA wal_checkpoint(TRUNCATE)", at: store.cachePath)
    let noise = Data(repeating: 0x5A, count: 8192)
    try noise.write(to: URL(fileURLWithPath: store.cachePath))
    try await expectToWork(store.photos(), isStored: false)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.cachePath)) == noise)
  }

  @Test("If no file can be created, the cache is in memory")
  func cacheIsInMemory() async throws {
    let cache = CacheDatabase(path: "/dev/null/cache.sqlite")
    try await expectToWork(PhotoStore(cache: cache, likes: store.likes(), source: .demo), isStored: false)
    try await cache.clear()
  }

  @Test("After a cache in memory is closed, reads and writes throw errors, and new observations end at once")
  func closedMemoryCache() async throws {
    let cache = CacheDatabase.inMemory { Date() }
    let photos = PhotoStore(cache: cache, likes: try store.likes(), source: .demo)
    try await photos.save(.fixture())
    try cache.close()
    await #expect(throws: RepositoryError.self) { try await photos.photo(Photo.fixture().id) }
    await #expect(throws: RepositoryError.self) { try await photos.save(.fixture()) }
    #expect(try await cache.connection.states(of: ["photo"]) { _ in 0 }.first { _ in true } == nil)
  }

  /// Disabled for root, because root can write to any file. For root, `Scripts/bench store-safety` tests a cache on a
  /// disk that is mounted read-only.
  @Test("A read-only cache can be read", .enabled(if: getuid() != 0))
  func readOnlyCacheIsRead() async throws {
    let first = store.openCache()
    try await photos(first).save(.fixture("a"))
    try first.close()
    try await withReadOnlyCopy(of: store.folder) { folder in
      let photos = PhotoStore(
        cache: CacheDatabase(path: folder + "/cache.sqlite"), likes: try store.likes(), source: .demo)
      #expect(try await photos.photo(Photo.fixture("a").id)?.value == .fixture("a"))
      await #expect(throws: RepositoryError.storage(.notWritable(path: folder + "/cache.sqlite"))) {
        try await photos.save(.fixture("b"))
      }
    }
  }

  @Test("Many processes may open a new cache at once")
  func manyOpenANewCache() async throws {
    let store = store
    try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask { try await store.photos().save(.fixture("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(try await store.openCache().info().photos == 8)
  }

  // MARK: Care

  @Test("Clearing the cache leaves the user data unchanged")
  func clearing() async throws {
    let cache = store.openCache()
    let photos = try photos(cache)
    try await fill(photos, 90)
    try await TopicStore(cache: cache, source: .demo).save([.fixture()])
    try await store.likes().like(.fixtureWithEverything("photo-1"))
    let before = try await cache.info()
    #expect(before.photos == 90 && before.feeds == 1 && before.topics == 1)

    try await cache.clear()
    let after = try await cache.info()
    #expect(after.photos == 0 && after.feeds == 0 && after.topics == 0)
    #expect(after.bytes < before.bytes)
    #expect(try await photos.page(PageRequest(), of: .editorial) == nil)
    #expect(try await photos.photo(Photo.fixture("photo-1").id)?.value == .fixtureWithEverything("photo-1"))
    let query = try #require(SearchQuery("ada"))
    #expect(try await photos.photos(matching: query, page: PageRequest()).items.isEmpty)
    try await fill(photos, 30)
    #expect(try await photos.photos(matching: query, page: PageRequest()).total == 30)
  }

  @Test("Another process can use the cache after it was cleared")
  func clearingWhileInUse() async throws {
    let theirs = try store.photos()
    try await fill(theirs, 30)
    try await store.openCache().clear()
    #expect(try await theirs.page(PageRequest(), of: .editorial) == nil)
    try await fill(theirs, 30)
    #expect(try await theirs.page(PageRequest(), of: .editorial) != nil)
  }

  @Test("Trimming evicts the least recently fetched photos")
  func trimming() async throws {
    let cache = store.openCache()
    let photos = try photos(cache)
    try await fill(photos, 60)
    #expect(try await cache.trim(toPhotos: 20) == 40)
    #expect(try await cache.trim(toPhotos: 20) == 0)
    #expect(try await photos.photo(Photo.fixture("photo-40").id) == nil)
    #expect(try await photos.photo(Photo.fixture("photo-41").id) != nil)
    #expect(try await cache.info().photos == 20)
  }

  @Test("Photos that were fetched again are evicted last")
  func trimmingSparesWhatWasSeenAgain() async throws {
    let cache = store.openCache { [clock] in clock.date }
    let photos = try photos(cache)
    try await fill(photos, 60)
    clock.date += 60
    let seenAgain = Page(items: Photo.fixtures(1...5), hasNext: true)
    try await photos.save(seenAgain, of: .topic("alps"), as: PageRequest(size: 5))
    try await photos.save(.fixtureWithEverything("photo-6"))
    #expect(try await cache.trim(toPhotos: 20) == 40)
    for number in Array(1...6) + Array(47...60) {
      #expect(try await photos.photo(Photo.fixture("photo-\(number)").id) != nil, "photo-\(number)")
    }
    #expect(try await photos.page(PageRequest(size: 5), of: .topic("alps"))?.value.items.count == 5)
  }

  @Test("Each call of `trim` evicts at most 2,000 photos")
  func trimmingIsBounded() async throws {
    let cache = store.openCache()
    try await fill(photos(cache), 4500)
    var evicted: [Int] = []
    for _ in 1...4 { evicted.append(try await cache.trim(toPhotos: 100)) }
    #expect(evicted == [2000, 2000, 400, 0])
  }

  private func photos(_ cache: CacheDatabase) throws -> PhotoStore {
    PhotoStore(cache: cache, likes: try store.likes(), source: .demo)
  }

  /// Expects that photos can be cached and found. If `isStored` is true, another connection must also find the photos
  /// in the file.
  private func expectToWork(_ photos: PhotoStore, isStored: Bool) async throws {
    try await fill(photos, 30)
    #expect(try await photos.page(PageRequest(size: 30), of: .editorial)?.value.items == Photo.fixtures(1...30))
    #expect(try await photos.photos(matching: #require(SearchQuery("ada")), page: PageRequest()).total == 30)
    guard isStored else { return }
    let theirs = try await store.photos().page(PageRequest(size: 30), of: .editorial)
    #expect(theirs?.value.items == Photo.fixtures(1...30))
  }

  private func fill(_ photos: PhotoStore, _ count: Int) async throws {
    for number in 1...(count / 30) {
      let items = Photo.fixtures((number * 30 - 29)...(number * 30))
      try await photos.save(
        Page(items: items, hasNext: true), of: .editorial, as: PageRequest(number: number, size: 30))
    }
  }
}
