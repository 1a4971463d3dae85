// The events that change a pager, and the snapshot of its state that observers receive.
extension Pager {
  /// An event that changes a list: an action of the user or the result of a load.
  public enum Event {
    /// Loads the list of a subject, such as a feed or a search, from its first page; nil empties the list.
    case begin(Subject?)
    /// Begins the list of a new subject. For the current subject, repeats failed requests if `retrying` is true.
    case show(Subject?, retrying: Bool)
    /// Loads the next page.
    case more
    /// Loads the failed page again, and repeats a failed refresh.
    case retry
    /// Sets the range of the visible items.
    case look(Range<Int>)
    case loaded(Result<PageResult<Item>, RepositoryError>, Ticket)
    case refreshed(Result<PageResult<Item>, RepositoryError>, Ticket)
    case restored([Item], PagedList<Item>.Gap)
    /// The source reported a change: all loaded pages are stale.
    case changed
  }

  /// After this number of consecutive pages without new items, the pager loads the next page only on request.
  ///
  /// A source repeats items if its order changes between two requests. A source that ignores page numbers repeats its
  /// items forever.
  private static var maxRepeatedPages: Int { 3 }

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

  /// Appends a page. If the page has no new items, also loads the next page, because otherwise the user would see no
  /// change.
  private mutating func append(_ result: PageResult<Item>, for ticket: Ticket) {
    let count = items.count
    receive(result, for: ticket)
    guard state == .ready else { return }
    repeatedPages = items.count > count ? 0 : repeatedPages + 1
    if 1..<Self.maxRepeatedPages ~= repeatedPages { _ = next() }
  }

  private mutating func begin(_ subject: Subject?) {
    restart(with: subject)
    _ = next()
  }
}

extension Pager.Event: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}

extension Pager {
  /// The visible state of a pager. A snapshot does not contain the set of known ids, so the pager can change this set
  /// without copying it.
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

    /// The ticket of the page that is loading.
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
