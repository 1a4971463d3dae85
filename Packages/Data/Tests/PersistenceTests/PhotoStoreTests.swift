import Domain
import DomainTesting
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Persistence

/// Tests the cached photos, feeds, topics and statistics.
@Suite struct PhotoStoreTests {
  let store: TemporaryStore
  let photos: PhotoStore
  let clock = Clock()

  init() throws {
    store = try TemporaryStore()
    photos = try store.photos(now: { [clock] in clock.date })
  }

  @Test("A cached photo equals the saved photo")
  func photoIsReadWhole() async throws {
    let photo = Photo.fixtureWithEverything()
    try await photos.save(photo)
    #expect(try await photos.photo(photo.id) == Cached(photo, fetchedAt: clock.date))
    let bare = Photo.fixture("bare")
    try await photos.save(bare)
    #expect(try await photos.photo(bare.id) == Cached(bare, fetchedAt: nil))
  }

  @Test("A cached photo is found by its slug and by the address of its page")
  func photoByName() async throws {
    let photo = Photo.fixtureWithEverything()
    try await photos.save(photo)
    for name in [try #require(photo.slug), photo.links.page] {
      #expect(try await photos.photo(Photo.ID(source: .demo, value: name))?.value == photo, "\(name)")
      #expect(try await photos.photo(Photo.ID(source: .picsum, value: name)) == nil, "\(name)")
    }
  }

  @Test("A photo is found by its slug or page address without reading all photos", arguments: ["photo", "likedPhoto"])
  func nameHasIndexes(table: String) throws {
    try store.openCache().close()
    try store.open().close()
    let plan = try DatabaseQueue(path: table == "photo" ? store.cachePath : store.path).read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN SELECT * FROM \(table) WHERE \(PhotoColumns.Match.name.rawValue)",
        arguments: ["demo", "a-name"]
      )
      .map { $0["detail"] as String }
    }
    #expect(plan.filter { $0.contains("(slug=?)") || $0.contains("(page=?)") }.count == 2, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
  }

  @Test("Reading data that was never saved returns nil")
  func unknownPhoto() async throws {
    #expect(try await photos.photo(Photo.fixture("unknown").id) == nil)
    #expect(try await photos.page(PageRequest(), of: .editorial) == nil)
  }

  @Test("Saving a photo from a list does not remove the cached detail")
  func detailStays() async throws {
    var photo = Photo.fixture()
    photo.detail = Photo.Detail(tags: ["river"], viewCount: 3)
    try await photos.save(photo)
    photo.detail = nil
    photo.likeCount = 8
    try await photos.save(Page(items: [photo], hasNext: false), of: .editorial, as: PageRequest())
    let cached = try await photos.photo(photo.id)
    #expect(cached?.value.likeCount == 8)
    #expect(cached?.value.detail?.tags == ["river"])
  }

  @Test("A feed can be read with a different page size")
  func pagesOfAnotherSize() async throws {
    try await save(1...10, page: 1, size: 10, hasNext: true)
    try await save(11...20, page: 2, size: 10, hasNext: false, total: 20)
    let page = try #require(try await photos.page(PageRequest(number: 3, size: 7), of: .editorial)).value
    #expect(page == Page(items: Photo.fixtures(15...20), hasNext: false, total: 20))
    let middle = try #require(try await photos.page(PageRequest(number: 2, size: 7), of: .editorial)).value
    #expect(middle == Page(items: Photo.fixtures(8...14), hasNext: true, total: 20))
  }

  @Test("A cached page ends before the first missing photo")
  func gap() async throws {
    try await save(1...5, page: 1, size: 5, hasNext: true)
    try await save(11...15, page: 3, size: 5, hasNext: true)
    let page = try #require(try await photos.page(PageRequest(size: 15), of: .editorial)).value
    #expect(page.items == Photo.fixtures(1...5))
    #expect(page.hasNext)
    #expect(try await photos.page(PageRequest(number: 2, size: 5), of: .editorial) == nil)
  }

  @Test("A page beyond a feed's end is empty")
  func pageBehindTheEnd() async throws {
    try await save(1...3, page: 1, size: 5, hasNext: false)
    let page = try #require(try await photos.page(PageRequest(number: 2, size: 5), of: .editorial)).value
    #expect(page == Page(items: [], hasNext: false))
  }

  @Test("A search without results is cached")
  func emptySearch() async throws {
    let search = PhotoFeed.search(try #require(SearchQuery("nothing")))
    try await photos.save(Page(items: [], hasNext: false, total: 0), of: search, as: PageRequest())
    let page = try #require(try await photos.page(PageRequest(), of: search)).value
    #expect(page == Page(items: [], hasNext: false, total: 0))
  }

  @Test("An empty page far beyond a feed's end leaves the end unchanged")
  func emptyPageFarBehindTheEnd() async throws {
    try await save(1...3, page: 1, size: 5, hasNext: false)
    try await photos.save(Page(items: [], hasNext: false), of: .editorial, as: PageRequest(number: 9, size: 5))
    #expect(try await photos.page(PageRequest(size: 5), of: .editorial)?.value.hasNext == false)
  }

  @Test("If a feed has grown, its former last page has a next page")
  func growingFeed() async throws {
    try await save(1...3, page: 1, size: 5, hasNext: false)
    try await save(1...5, page: 1, size: 5, hasNext: true)
    #expect(try await photos.page(PageRequest(size: 5), of: .editorial)?.value.hasNext == true)
  }

  @Test("If a feed has shrunk, its last photos are removed from the cache")
  func shrinkingFeed() async throws {
    try await save(1...5, page: 1, size: 5, hasNext: true)
    try await save(6...9, page: 2, size: 5, hasNext: false)
    try await save(1...2, page: 1, size: 5, hasNext: false)
    let page = try #require(try await photos.page(PageRequest(size: 10), of: .editorial)).value
    #expect(page == Page(items: Photo.fixtures(1...2), hasNext: false))
  }

  @Test("If the source returns more photos than requested, the cached page has the requested number of photos")
  func largerPages() async throws {
    for (number, items) in [(1, 1...30), (2, 31...60), (3, 61...62), (1, 1...30)] {
      try await save(items, page: number, size: 5, hasNext: number < 3)
      let cached = try #require(try await photos.page(PageRequest(number: number, size: 5), of: .editorial)).value
      #expect(cached.items == Photo.fixtures(items.lowerBound...min(items.lowerBound + 4, items.upperBound)))
      let first = try await photos.page(PageRequest(size: 5), of: .editorial)
      #expect(first?.value.items == Photo.fixtures(1...5))
    }
  }

  @Test("If the photos of a page were fetched at different times, the page has the earliest fetch date")
  func ageOfAPage() async throws {
    try await save(1...5, page: 1, size: 5, hasNext: true)
    clock.date += 60
    try await save(6...10, page: 2, size: 5, hasNext: true)
    let age = try await photos.page(PageRequest(size: 10), of: .editorial)?.fetchedAt
    #expect(age == Date(timeIntervalSince1970: 1000))
  }

  @Test("Feeds of different sources and queries are cached separately")
  func feedsAreSeparate() async throws {
    try await save(1...5, page: 1, size: 5, hasNext: true)
    let others: [PhotoFeed] = try [
      .topic("editorial"),
      .search(#require(SearchQuery("editorial"))),
      .search(#require(SearchQuery("editorial", order: .latest))),
      .search(#require(SearchQuery("editorial", orientation: .portrait))),
      .search(#require(SearchQuery("editorial", color: .teal))),
      .search(#require(SearchQuery("editorial", contentFilter: .high))),
    ]
    for other in others {
      #expect(try await photos.page(PageRequest(size: 5), of: other) == nil)
      try await photos.save(Page(items: [], hasNext: false), of: other, as: PageRequest())
    }
    let picsum = try store.photos(.picsum)
    #expect(try await picsum.page(PageRequest(size: 5), of: .editorial) == nil)
    #expect(try await photos.page(PageRequest(size: 5), of: .editorial)?.value.items.count == 5)
  }

  @Test("The cache key of a search is the same as in earlier versions")
  func searchesHaveStableNames() async throws {
    let query = try #require(
      SearchQuery("red fox", order: .latest, orientation: .portrait, color: .blackAndWhite, contentFilter: .high))
    try await photos.save(Page(items: [], hasNext: false), of: .search(query), as: PageRequest())
    let keys = try await DatabaseQueue(path: store.cachePath).read {
      try String.fetchAll($0, sql: "SELECT key FROM feed")
    }
    #expect(keys == ["search latest portrait blackAndWhite high red fox"])
  }

  @Test("The largest page number can be requested")
  func lastPageNumber() async throws {
    try await save(1...3, page: 1, size: 5, hasNext: false)
    let last = PageRequest(number: .max, size: 30)
    #expect(try await photos.page(last, of: .editorial)?.value == Page(items: [], hasNext: false))
    let query = try #require(SearchQuery("ada"))
    #expect(try await photos.photos(matching: query, page: last).items.isEmpty)
    try await photos.save(Page(items: [], hasNext: false), of: .editorial, as: last)
    #expect(try await photos.page(PageRequest(size: 5), of: .editorial)?.value.items.count == 3)
  }

  @Test("Topics are cached in order, with their covers")
  func topics() async throws {
    let topics = TopicStore(cache: store.openCache(), source: .demo)
    #expect(try await topics.topics() == nil)
    var rivers = Topic.fixture("rivers")
    rivers.description = "Water that runs"
    rivers.totalPhotos = 12
    rivers.cover = .fixtureWithEverything()
    try await topics.save([.fixture("zebras"), rivers, .fixture("alps")])
    #expect(try await topics.topics()?.value == [.fixture("zebras"), rivers, .fixture("alps")])
    try await topics.save([rivers])
    #expect(try await topics.topics()?.value == [rivers])
  }

  @Test("Statistics are cached only for cached photos, and saving a photo again preserves its statistics")
  func statistics() async throws {
    let photo = Photo.fixture("photo-1")
    try await photos.save(.fixture(), of: photo.id)
    #expect(try await photos.statistics(of: photo.id) == nil, "a photo that is not cached has none")
    try await photos.save(photo)
    try await photos.save(.fixture(), of: photo.id)
    try await photos.save(photo)
    #expect(try await photos.statistics(of: photo.id)?.value == .fixture())
    #expect(try await photos.statistics(of: Photo.fixture("photo-2").id) == nil)
  }

  @Test("Reading a closed cache throws an error", arguments: [0, 1, 100])
  func closedCache(reads: Int) async throws {
    let store = try TemporaryStore()
    let cache = store.openCache()
    let photos = PhotoStore(cache: cache, likes: try store.likes(), source: .demo)
    try await photos.save(.fixture())
    for _ in 0..<reads {
      #expect(try await photos.photo(Photo.fixture().id)?.value == .fixture())
      #expect(try await photos.photo(Photo.fixture("unknown").id) == nil)
    }
    try cache.close()
    await #expect(throws: RepositoryError.self) { try await photos.photo(Photo.fixture().id) }
  }

  @Test("Readers receive complete pages during concurrent writes")
  func readersSeeWholePages() async throws {
    let photos = photos
    try await save(1...30, page: 1, size: 30, hasNext: true)
    try await withThrowingTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...50 {
            let page = try await photos.page(PageRequest(size: 30), of: .editorial)?.value.items.map(\.likeCount)
            #expect(page?.count == 30 && Set(page ?? []).count == 1, "all photos of a page were saved together")
          }
        }
      }
      for round in 1...50 {
        let all = Photo.fixtures(1...30).map { photo in
          var photo = photo
          photo.likeCount = round
          return photo
        }
        try await photos.save(Page(items: all, hasNext: true), of: .editorial, as: PageRequest(size: 30))
      }
      try await group.waitForAll()
    }
  }

  private func save(
    _ numbers: ClosedRange<Int>, page: Int, size: Int, hasNext: Bool, total: Int? = nil
  ) async throws {
    try await photos.save(
      Page(items: Photo.fixtures(numbers), hasNext: hasNext, total: total), of: .editorial,
      as: PageRequest(number: page, size: size))
  }
}
