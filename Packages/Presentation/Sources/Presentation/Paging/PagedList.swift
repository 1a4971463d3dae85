import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The list of a subject (a feed, a search) as far as it has been read.
struct PagedList<Subject: Hashable, Item: Identifiable & Equatable> {
  enum Event {
    case command(PagingCommand<Subject>)
    case answer(Result<PageResult<Item>, RepositoryError>, Pager<Item>.Ticket)
    /// What the source has now of a page that is shown as it was kept.
    case refreshed(Result<Page<Item>, RepositoryError>, Pager<Item>.Ticket)
    /// What could be had again of what was given back.
    case restored([Item], PagedItems<Item>.Gap)
  }

  /// A page that is wanted now.
  struct Request: Hashable {
    var subject: Subject
    var ticket: Pager<Item>.Ticket
    /// Whether the list was there already, and is wanted anew.
    var isReload = false
  }

  /// How many pages in a row may bring nothing new before the list waits to be asked. A source whose order changes
  /// between two pages repeats items; one that ignores page numbers would repeat them for ever.
  private static var patience: Int { 3 }

  /// The list at one moment.
  struct Snapshot {
    var subject: Subject?
    /// Grows at its end until the next beginning.
    var items = PagedItems<Item>()
    /// What is wanted again of them.
    var missing: PagedItems<Item>.Gap?
    var state = Pager<Item>.State.ready
    var total: Int?
    var isReload = false
    /// What is asked for again while what was kept of it is shown.
    var refreshTicket: Pager<Item>.Ticket?
    /// Why what was kept is shown, where the source was asked in vain.
    var refreshFailure: RepositoryError?
    /// Whether something is shown that did not come just now, and when the oldest of it came.
    var showsCached = false
    var fetchedAt: Date?
    /// How many items the source has between those that are shown.
    var news = 0

    /// What is on its way, or should be.
    var request: Request? {
      guard let subject, case .loading(let ticket) = state else { return nil }
      return Request(subject: subject, ticket: ticket, isReload: isReload)
    }

    /// What is asked for again, or should be.
    var refresh: Request? {
      guard let subject, let refreshTicket else { return nil }
      return Request(subject: subject, ticket: refreshTicket)
    }
  }

  private var subject: Subject?
  private var isReload = false
  private var pager: Pager<Item>
  private var pagesWithoutNews = 0

  init(first: PageRequest) {
    pager = Pager(first: first)
  }

  /// The list as it is now. Costs little; the next change then copies the references to the pages.
  var snapshot: Snapshot {
    Snapshot(
      subject: subject, items: pager.items, missing: pager.missing, state: pager.state, total: pager.total,
      isReload: isReload, refreshTicket: pager.refresh, refreshFailure: pager.refreshFailure,
      showsCached: pager.showsCached, fetchedAt: pager.fetchedAt, news: pager.news)
  }

  mutating func apply(_ event: Event) {
    switch event {
    case .command(.begin(let subject)): begin(subject)
    case .command(.show(let subject, let retrying)):
      if subject != self.subject {
        begin(subject)
      } else if retrying {
        _ = pager.retry()
      }
    case .command(.more):
      pagesWithoutNews = 0
      if subject != nil { _ = pager.next() }
    case .command(.retry): _ = pager.retry()
    case .command(.look(let places)): pager.look(at: places)
    case .answer(.success(let answer), let ticket): receive(answer, for: ticket)
    case .answer(.failure(let error), let ticket): pager.receive(error, for: ticket)
    case .refreshed(.success(let page), let ticket): pager.receive(refreshed: page, for: ticket)
    case .refreshed(.failure(let error), let ticket): pager.receive(refreshFailure: error, for: ticket)
    case .restored(let items, let gap): pager.receive(restored: items, for: gap)
    }
  }

  /// A page without anything new is followed by the next one: nobody could see that it came, and so nobody would ask.
  private mutating func receive(_ answer: PageResult<Item>, for ticket: Pager<Item>.Ticket) {
    let known = pager.items.count
    pager.receive(answer, for: ticket)
    guard pager.state == .ready else { return }
    pagesWithoutNews = pager.items.count > known ? 0 : pagesWithoutNews + 1
    if 1..<Self.patience ~= pagesWithoutNews { _ = pager.next() }
  }

  private mutating func begin(_ subject: Subject?) {
    isReload = subject == self.subject
    self.subject = subject
    pagesWithoutNews = 0
    pager.restart()
    if subject != nil { _ = pager.next() }
  }
}

extension PagedList.Event: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}
extension PagedList.Request: Sendable where Subject: Sendable {}
