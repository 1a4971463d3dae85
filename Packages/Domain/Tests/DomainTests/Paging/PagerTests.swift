import Domain
import DomainTesting
import Testing

@Suite("The rules of a paged list") struct PagerTests {
  @Test("Pages are loaded in order until the end")
  func pagesAreLoadedInOrder() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(size: 2))
    let first = try pager.nextTicket()
    #expect(first.request == PageRequest(number: 1, size: 2))
    #expect(pager.isLoading)
    pager.receive(Page(items: Photo.fixtures(1...2), hasNext: true, total: 3), for: first)
    let second = try pager.nextTicket()
    #expect(second.request == PageRequest(number: 2, size: 2))
    pager.receive(Page(items: Photo.fixtures(3...3), hasNext: false), for: second)
    #expect(pager.items.loaded == Photo.fixtures(1...3))
    #expect(pager.total == 3)
    #expect(pager.state == .ended)
    let third = pager.next()
    #expect(third == nil)
  }

  @Test("One page is loaded at a time")
  func onePageAtATime() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    _ = try pager.nextTicket()
    let another = pager.next()
    let retried = pager.retry()
    #expect(another == nil)
    #expect(retried == nil)
  }

  @Test("A failed page can be retried and is not skipped")
  func failedPageCanBeRetried() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let ticket = try pager.nextTicket()
    pager.receive(.timedOut, for: ticket)
    #expect(pager.failure == .timedOut)
    let next = pager.next()
    #expect(next == nil, "only a retry loads a failed page")
    let again = try pager.retryTicket()
    #expect(again.request == ticket.request)
    #expect(pager.failure == nil)
  }

  @Test("A canceled page can be loaded again at once")
  func cancelledPageCanBeLoadedAgain() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let ticket = try pager.nextTicket()
    pager.receive(.cancelled, for: ticket)
    #expect(pager.failure == nil)
    let again = pager.next()
    #expect(again?.request == ticket.request)
  }

  @Test("An empty page ends the list even if the source announces another page")
  func emptyPageIsTheEnd() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let ticket = try pager.nextTicket()
    pager.receive(Page(items: [], hasNext: true), for: ticket)
    #expect(pager.state == .ended)
    #expect(pager.isEmpty)
  }

  @Test("A restart empties the list and ignores older results")
  func restartIgnoresOlderResults() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial)
    let old = try pager.nextTicket()
    pager.restart(with: .editorial)
    let new = try pager.nextTicket()
    #expect(new.request == old.request)
    pager.receive(Page(items: Photo.fixtures(1...2), hasNext: true), for: old)
    pager.receive(.timedOut, for: old)
    #expect(pager.items.isEmpty)
    #expect(pager.state == .loading(new))
  }

  @Test("A pager can begin with any page of a list")
  func listBeginsAtAnyPage() throws {
    var pager = Pager<PhotoFeed, Photo>(of: .editorial, first: PageRequest(number: 7, size: 5))
    let ticket = pager.next()
    #expect(ticket?.request.number == 7)
    pager.restart(with: .editorial)
    let again = pager.next()
    #expect(again?.request.number == 7)
  }

  @Test("After random events, the list has the items of its source in order", arguments: SeededGenerator.seeds)
  func anyEventsKeepTheList(seed: UInt64) {
    var program = PagerProgram(seed: seed)
    for _ in 1...80 { program.step() }
    program.finish()
  }
}

extension Pager {
  fileprivate mutating func nextTicket() throws -> Ticket {
    let ticket = next()
    return try #require(ticket)
  }

  fileprivate mutating func retryTicket() throws -> Ticket {
    let ticket = retry()
    return try #require(ticket)
  }
}
