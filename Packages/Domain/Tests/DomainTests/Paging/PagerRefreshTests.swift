import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The refresh of cached pages") struct PagerRefreshTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  private func photos(_ numbers: Int...) -> [Photo] { numbers.map { .fixture("photo-\($0)") } }

  private func cached(_ photos: [Photo], hasNext: Bool = true, isStale: Bool = true) -> PageResult<Photo> {
    .cached(Cached(Page(items: photos, hasNext: hasNext), fetchedAt: noon), isStale: isStale)
  }

  /// Returns a pager whose first page is cached and stale.
  private func pager(_ numbers: Int...) throws -> Pager<PhotoFeed, Photo> {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: numbers.count))
    let ticket = pager.next()
    pager.receive(cached(numbers.map { .fixture("photo-\($0)") }), for: try #require(ticket))
    return pager
  }

  @Test("A stale page is shown while it is refetched")
  func stalePageIsShown() throws {
    let pager = try pager(1, 2)
    #expect(pager.items.loaded == photos(1, 2))
    #expect(pager.state == .ready)
    #expect(pager.fetchedAt == noon)
    #expect(pager.refresh?.request == PageRequest(size: 2))
  }

  @Test("A fresh cached page is not refetched")
  func freshPageIsNotFetched() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let ticket = pager.next()
    pager.receive(cached(photos(1), isStale: false), for: try #require(ticket))
    #expect(pager.refresh == nil)
    #expect(pager.fetchedAt == noon)
  }

  @Test("A refresh updates items without moving them")
  func refreshUpdatesInPlace() throws {
    var pager = try pager(1, 2)
    var liked = photos(2, 1)
    liked[1].likeCount = 7
    pager.receive(refreshed: Page(items: liked, hasNext: true), for: try #require(pager.refresh))
    #expect(Array(pager.items.ids) == photos(1, 2).map(\.id))
    #expect(pager.items[0]?.likeCount == 7)
    #expect(pager.news == 0)
    #expect(pager.fetchedAt == nil)
    #expect(pager.refresh == nil)
  }

  @Test("After a change at the source, all loaded pages are refetched, and no item moves")
  func changedSource() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 2))
    for numbers in [[1, 2], [3, 4]] {
      let next = pager.next()
      let ticket = try #require(next)
      pager.receive(Page(items: numbers.map { .fixture("photo-\($0)") }, hasNext: true, total: 9), for: ticket)
    }
    pager.apply(.changed)
    let first = try #require(pager.refresh)
    #expect(first.request == PageRequest(number: 1, size: 2))
    pager.receive(refreshed: Page(items: photos(7, 1), hasNext: true, total: 10), for: first)
    let second = try #require(pager.refresh)
    #expect(second.request == PageRequest(number: 2, size: 2))
    pager.receive(refreshed: Page(items: photos(2, 3), hasNext: true, total: 10), for: second)
    #expect(pager.refresh == nil)
    #expect(pager.items.loaded == photos(1, 2, 3, 4))
    #expect(pager.news == 1)
    #expect(pager.total == 10)

    pager.apply(.changed)
    for numbers in [[1, 2], [3, 4]] {
      let page = Page(items: numbers.map { Photo.fixture("photo-\($0)") }, hasNext: true, total: 9)
      pager.receive(refreshed: page, for: try #require(pager.refresh))
    }
    #expect(pager.news == 0, "a new item that was removed is not announced")
  }

  @Test("If the source reports a change while a page is loading, the loaded page is stale")
  func changeWhileLoading() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 2))
    let next = pager.next()
    let ticket = try #require(next)
    pager.apply(.changed)
    #expect(pager.refresh == nil)
    pager.receive(cached(photos(1, 2), isStale: false), for: ticket)
    let refresh = try #require(pager.refresh)
    pager.receive(refreshed: Page(items: photos(1, 2), hasNext: true), for: refresh)
    #expect(!pager.showsCached)
    #expect(pager.refresh == nil)
  }

  @Test("After a change at the source, new items are added to an empty list")
  func changeOfEmptyList() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 2))
    let next = pager.next()
    let ticket = try #require(next)
    pager.receive(Page(items: [], hasNext: false), for: ticket)
    pager.apply(.changed)
    pager.receive(refreshed: Page(items: photos(1), hasNext: false), for: try #require(pager.refresh))
    #expect(pager.items.loaded == photos(1))
    #expect(pager.state == .ended)
  }

  @Test("New items at the top appear only after a reload")
  func newItemsAtTheTopWait() throws {
    var pager = try pager(1, 2, 3)
    pager.receive(refreshed: Page(items: photos(9, 1, 2), hasNext: true), for: try #require(pager.refresh))
    #expect(pager.items.loaded == photos(1, 2, 3))
    #expect(pager.news == 1)
    pager.restart(with: .editorial)
    #expect(pager.news == 0)
  }

  @Test("New items at the end are appended")
  func newItemsAtTheEndAreAppended() throws {
    var pager = try pager(1, 2, 3)
    pager.receive(refreshed: Page(items: photos(1, 3, 4), hasNext: false), for: try #require(pager.refresh))
    #expect(pager.items.loaded == photos(1, 2, 3, 4))
    #expect(pager.state == .ended)
  }

  @Test("A refresh moves no item even if the feed has changed completely")
  func changedFeedMovesNothing() throws {
    var pager = try pager(1, 2)
    pager.receive(refreshed: Page(items: photos(8, 9), hasNext: true), for: try #require(pager.refresh))
    #expect(pager.items.loaded == photos(1, 2))
    #expect(pager.news == 2)
    let ticket = pager.next()
    pager.receive(Page(items: photos(9, 1), hasNext: true), for: try #require(ticket))
    #expect(pager.items.loaded == photos(1, 2, 9))
    #expect(pager.news == 1, "an item that the next page contains is no longer news")
  }

  @Test("A refresh fills an empty list")
  func refreshFillsAnEmptyList() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let ticket = pager.next()
    pager.receive(cached([], hasNext: false), for: try #require(ticket))
    #expect(pager.state == .ended)
    pager.receive(refreshed: Page(items: photos(1), hasNext: true), for: try #require(pager.refresh))
    #expect(pager.items.loaded == photos(1))
    #expect(pager.state == .ready)
  }

  @Test("The next page can be loaded during a refresh")
  func nextPageDuringARefresh() throws {
    var pager = try pager(1, 2)
    let refresh = try #require(pager.refresh)
    let next = pager.next()
    #expect(next?.request.number == 2)
    pager.receive(refreshed: Page(items: photos(1, 5), hasNext: false), for: refresh)
    #expect(pager.isLoading, "the refresh of another page does not end the load")
    pager.receive(Page(items: photos(3, 5), hasNext: false), for: try #require(next))
    #expect(pager.items.loaded == photos(1, 2, 3, 5))
    #expect(pager.news == 0)
  }

  @Test("After a failed refresh, the cached pages stay in the list")
  func failedRefreshKeepsPages() throws {
    var pager = try pager(1, 2)
    let refresh = try #require(pager.refresh)
    pager.receive(refreshFailure: .timedOut, for: refresh)
    #expect(pager.items.loaded == photos(1, 2))
    #expect(pager.state == .ready)
    #expect(pager.refreshFailure == .timedOut)
    #expect(pager.refresh == nil)
    let ticket = pager.retry()
    #expect(ticket == nil, "no page has failed, so there is no ticket")
    #expect(pager.refresh == refresh, "the stale page is to be refetched again")
  }

  /// The source changes all the time, pages are cached at random, and responses arrive in any order.
  @Test("Shown items do not move, whatever the source returns", arguments: SeededGenerator.seeds)
  func shownItemsStay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 4))
    var tickets: [Pager<PhotoFeed, Photo>.Ticket] = []
    func anyPage() -> Page<Photo> {
      let count = Int.random(in: 0...4, using: &random)
      return Page(
        items: (0..<count).map { _ in .fixture("photo-\(Int.random(in: 1...30, using: &random))") },
        hasNext: Int.random(in: 0...5, using: &random) > 0)
    }
    for _ in 1...100 {
      let before = Array(pager.items.ids)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: if let ticket = pager.next() { tickets.append(ticket) }
      case 2:
        if let ticket = tickets.last { pager.receive(anyPage(), for: ticket) }
      case 3, 4:
        let result = PageResult.cached(Cached(anyPage(), fetchedAt: noon), isStale: Bool.random(using: &random))
        if let ticket = tickets.last { pager.receive(result, for: ticket) }
      case 5: if let ticket = pager.refresh { pager.receive(refreshed: anyPage(), for: ticket) }
      case 6: if let ticket = tickets.randomElement(using: &random) { pager.receive(refreshed: anyPage(), for: ticket) }
      default: if let ticket = pager.refresh { pager.receive(refreshFailure: .timedOut, for: ticket) }
      }
      let after = Array(pager.items.ids)
      #expect(Array(after.prefix(before.count)) == before, "shown items stay in their order")
      #expect(Set(after).count == after.count, "each photo is there once")
      #expect(pager.refresh == nil || pager.showsCached)
    }
  }
}
