import Domain
import DomainTesting
import Testing

@Suite("Eviction from long lists") struct PagerReachTests {
  /// Returns a pager with 20 photos in pages of 2. The pager evicts photos that are more than 4 places from the visible
  /// photos.
  private func pager() throws -> Pager<PhotoFeed, Photo> {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 2), reach: 4)
    for page in 0..<10 {
      let ticket = pager.next()
      let items = Photo.fixtures(2 * page + 1...2 * page + 2)
      pager.receive(Page(items: items, hasNext: true), for: try #require(ticket))
    }
    return pager
  }

  @Test("Nothing is evicted before the first call of `look(at:)`")
  func nothingIsEvictedAtFirst() throws {
    let pager = try pager()
    #expect(pager.items.loaded == Photo.fixtures(1...20))
    #expect(pager.missing == nil)
  }

  @Test("Items far from the visible items are evicted, and no item moves")
  func farItemsAreEvicted() throws {
    var pager = try pager()
    pager.look(at: 10..<12)
    #expect(pager.items.loaded == Photo.fixtures(7...16))
    #expect(Array(pager.items.ids) == Photo.fixtures(1...20).map(\.id))
    #expect(pager.items.count == 20)
    #expect(pager.items[0] == nil)
    #expect(pager.items[10] == .fixture("photo-11"))
    #expect(pager.items.place(of: Photo.fixture("photo-1").id) == 0)
    #expect(pager.missing == nil)
  }

  @Test("Evicted items near the visible items are restored, nearest first")
  func nearItemsAreRestored() throws {
    var pager = try pager()
    pager.look(at: 18..<20)
    pager.look(at: 2..<4)
    var requested: [[Photo.ID]] = []
    while let gap = pager.missing {
      requested.append(gap.ids)
      pager.receive(restored: gap.ids.map { .fixture($0.value) }, for: gap)
    }
    #expect(requested.first == Photo.fixtures(3...4).map(\.id))
    #expect(Set(requested.joined()) == Set(Photo.fixtures(1...8).map(\.id)))
    #expect(pager.items.loaded == Photo.fixtures(1...8))
  }

  @Test("An item that cannot be restored is not requested again")
  func unrestorableItemIsRequestedOnce() throws {
    var pager = try pager()
    pager.look(at: 18..<20)
    pager.look(at: 0..<2)
    let gap = try #require(pager.missing)
    pager.receive(restored: [.fixture("photo-2")], for: gap)
    #expect(pager.items[0] == nil)
    #expect(pager.items[1] == .fixture("photo-2"))
    #expect(pager.missing != gap)
  }

  @Test("Restored items that were requested before a restart are ignored")
  func restoredItemsOfAnOlderList() throws {
    var pager = try pager()
    pager.look(at: 18..<20)
    pager.look(at: 0..<2)
    let gap = try #require(pager.missing)
    pager.restart(with: .editorial)
    pager.receive(restored: Photo.fixtures(1...2), for: gap)
    #expect(pager.items.isEmpty)
    #expect(pager.missing == nil)
  }

  @Test("An evicted item that a later page repeats is not added again")
  func evictedItemIsNotAddedTwice() throws {
    var pager = try pager()
    pager.look(at: 18..<20)
    let ticket = pager.next()
    let page = Page(items: Photo.fixtures(1...1) + Photo.fixtures(21...21), hasNext: true)
    pager.receive(page, for: try #require(ticket))
    #expect(Array(pager.items.ids) == Photo.fixtures(1...21).map(\.id))
  }

  /// A pager with eviction and a pager without eviction receive the same pages. The source changes all the time.
  @Test("Eviction does not change the visible items", arguments: SeededGenerator.seeds)
  func evictionIsInvisible(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let reach = Int.random(in: 0...9, using: &random)
    var whole = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 4))
    var sparing = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 4), reach: reach)
    var gaps: [PagedList<Photo>.Gap] = []
    func anyPage() -> Page<Photo> {
      let items = (0..<4).map { _ in
        var photo = Photo.fixture("photo-\(Int.random(in: 1...60, using: &random))")
        photo.likeCount = Int.random(in: 0...3, using: &random)
        return photo
      }
      return Page(items: items, hasNext: true)
    }
    // Returns the latest version of every photo, as a cache would.
    func cached(_ ids: [Photo.ID]) -> [Photo] {
      ids.compactMap { whole.items.place(of: $0) }.compactMap { whole.items[$0] }
    }
    for _ in 1...60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        if let ticket = whole.next(), let other = sparing.next() {
          let page = anyPage()
          let result: PageResult<Photo> = .cached(Cached(page, fetchedAt: nil), isStale: true)
          whole.receive(result, for: ticket)
          sparing.receive(result, for: other)
        }
      case 3:
        if let ticket = whole.refresh, let other = sparing.refresh {
          let page = anyPage()
          whole.receive(refreshed: page, for: ticket)
          sparing.receive(refreshed: page, for: other)
        }
      case 4, 5:
        let start = Int.random(in: 0...whole.items.count, using: &random)
        sparing.look(at: start..<min(start + 5, whole.items.count))
      case 6: if let gap = sparing.missing { gaps.append(gap) }
      default:
        if let gap = gaps.randomElement(using: &random) {
          sparing.receive(restored: cached(gap.ids), for: gap)
        }
      }
      #expect(sparing.state == whole.state && sparing.news == whole.news)
      #expect(sparing.items.ids.elementsEqual(whole.items.ids), "evicted items keep their places")
      #expect(zip(sparing.items, whole.items).allSatisfy { $0 == nil || $0 == $1 }, "loaded items are equal")
    }
    let last = max(0, whole.items.count - 5)..<whole.items.count
    sparing.look(at: last)
    while let gap = sparing.missing { sparing.receive(restored: cached(gap.ids), for: gap) }
    #expect(last.allSatisfy { sparing.items[$0] == whole.items[$0] }, "visible items are loaded")
  }
}
