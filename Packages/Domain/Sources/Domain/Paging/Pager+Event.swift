#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Pager {
  /// What happens to a list: what the user does, and what comes of it.
  public enum Event {
    /// Loads the list of this subject from its beginning; `nil` for nothing at all.
    case begin(Subject?)
    /// Begins, unless the subject is shown already. `retrying` loads a page of it that failed again.
    case show(Subject?, retrying: Bool)
    case more
    case retry
    /// These places are visible.
    case look(Range<Int>)
    case loaded(Result<PageResult<Item>, RepositoryError>, Ticket)
    case refreshed(Result<PageResult<Item>, RepositoryError>, Ticket)
    case restored([Item], PagedList<Item>.Gap)
    /// The source reported a change: all loaded pages are stale.
    case changed
  }

  /// After how many pages in a row without a new item the list waits for the user. Sources whose order changes between
  /// two pages repeat items; one that ignores page numbers would repeat them forever.
  private static var patience: Int { 3 }

  public mutating func apply(_ event: Event) {
    switch event {
    case .begin(let subject): begin(subject)
    case .show(let subject, let retrying):
      if subject != self.subject {
        begin(subject)
      } else if retrying {
        _ = retry()
      }
    case .more:
      repeatedPages = 0
      _ = next()
    case .retry: _ = retry()
    case .look(let places): look(at: places)
    case .loaded(.success(let result), let ticket): append(result, for: ticket)
    case .loaded(.failure(let error), let ticket): receive(error, for: ticket)
    case .refreshed(.success(.fresh(let page)), let ticket): receive(refreshed: page, for: ticket)
    case .refreshed(.success(.cached(_, _, let error)), let ticket):
      receive(refreshFailure: error ?? .notCached, for: ticket)
    case .refreshed(.failure(let error), let ticket): receive(refreshFailure: error, for: ticket)
    case .restored(let items, let gap): receive(restored: items, for: gap)
    case .changed: invalidate()
    }
  }

  /// Appends a page. One without a new item is followed by the next one, since the user cannot see that it came.
  private mutating func append(_ result: PageResult<Item>, for ticket: Ticket) {
    let count = items.count
    receive(result, for: ticket)
    guard state == .ready else { return }
    repeatedPages = items.count > count ? 0 : repeatedPages + 1
    if 1..<Self.patience ~= repeatedPages { _ = next() }
  }

  private mutating func begin(_ subject: Subject?) {
    restart(with: subject)
    _ = next()
  }
}

extension Pager.Event: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}

extension Pager {
  /// The list at one moment. Unlike a copy of the pager, it lets the pager change in place.
  public struct Snapshot {
    public var subject: Subject?
    public var items = PagedList<Item>()
    public var missing: PagedList<Item>.Gap?
    public var state = State.ready
    public var total: Int?
    public var refresh: Ticket?
    public var refreshFailure: RepositoryError?
    public var showsCached = false
    public var fetchedAt: Date?
    public var news = 0

    /// The page to load, if one is loading.
    public var loading: Ticket? {
      if case .loading(let ticket) = state { ticket } else { nil }
    }
  }

  public var snapshot: Snapshot {
    Snapshot(
      subject: subject, items: items, missing: missing, state: state, total: total, refresh: refresh,
      refreshFailure: refreshFailure, showsCached: showsCached, fetchedAt: fetchedAt, news: news)
  }
}
