#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value that decides which page of a list to load next, and how a result changes the list.
///
/// - Pages are loaded one at a time. A failed page can be retried. No further page is loaded after the last page.
/// - An item that is already in the list is not added again.
/// - The result of an outdated request is ignored.
///
/// The pager does not load pages itself. The pager returns a ticket for the page to load, and the caller loads the
/// page:
///
///     var pager = Pager<PhotoFeed, Photo>(of: .editorial)
///     if let ticket = pager.next() {
///       let result = try await repository.photos(in: ticket.subject, page: ticket.request, policy: policy, now: now)
///       pager.receive(result, for: ticket)
///     }
///
/// A cached page is shown at once. If a cached page is stale, `refresh` is the ticket to refetch the page. A refetched
/// page changes no positions: items are updated in place, and new items are added only at the end of the list. New
/// items before the end appear only when the list is loaded again; `news` is their number.
///
/// In a long list, `look(at:)` evicts the items that are far from the visible items. The ids of evicted items stay in
/// memory.
public struct Pager<Subject: Hashable, Item: Identifiable & Equatable> {
  /// A request for one page. The pager ignores the result for an outdated ticket.
  public struct Ticket: Hashable {
    public let subject: Subject
    public let request: PageRequest
    /// Whether the request belongs to a reload. A reload should return the current data of the source.
    public let isReload: Bool
    fileprivate let generation: Int
  }

  public enum State: Hashable {
    /// The next page can be loaded.
    case ready
    case loading(Ticket)
    /// The page failed; `retry()` loads it again.
    case failed(Ticket, RepositoryError)
    /// The last page was loaded.
    case ended
  }

  /// The feed or search whose items are listed; nil if there is none.
  public private(set) var subject: Subject?
  public private(set) var items = PagedList<Item>()
  public private(set) var state: State = .ready
  /// The number of items in the whole list; nil if the source does not send it.
  public private(set) var total: Int?
  /// The error of a failed request if an older version of the page is shown; otherwise nil.
  public private(set) var refreshFailure: RepositoryError?
  /// The time at which the oldest cached page was fetched; nil if no page is cached or the time is unknown.
  public private(set) var fetchedAt: Date?

  private let first: PageRequest
  private var upcoming: PageRequest
  private let reach: Int
  private var isReload = false
  private var generation = 0
  /// The hash values of all ids. The hash values need a third of the memory of the ids. If two ids have the same hash
  /// value, the second item is left out. In a list of 100,000 items, the probability of equal hash values is 1 in 4
  /// billion.
  private var known: Set<Int> = []
  private var waitingItems: Set<Item.ID> = []
  private var cachedPages: [(ticket: Ticket, fetchedAt: Date?)] = []
  /// The tickets of the stale pages to refetch, in the order of the list.
  private var stale: [Ticket] = []
  /// Whether the source has reported a change since the loading page was requested.
  private var isLoadingStalePage = false
  private var visible: Range<Int>?
  /// The number of consecutive pages without new items at the end of the list.
  var repeatedPages = 0

  /// Creates a pager without items.
  ///
  /// - Parameters:
  ///   - subject: The feed or search to list; nil for none.
  ///   - first: The first page to load.
  ///   - reach: The number of items that stay in memory before and after the visible items.
  public init(of subject: Subject? = nil, first: PageRequest = PageRequest(), reach: Int = 300) {
    self.subject = subject
    self.first = first
    self.reach = reach
    upcoming = first
  }

  /// Returns a ticket for the next page. Returns nil if a page is loading, if a page has failed, if the list has ended,
  /// or if there is no subject.
  public mutating func next() -> Ticket? {
    guard state == .ready else { return nil }
    return load(upcoming)
  }

  /// Returns a ticket for the page that failed, or nil if no page failed. After a failed refresh, marks the cached
  /// pages as stale again.
  public mutating func retry() -> Ticket? {
    if refreshFailure != nil {
      refreshFailure = nil
      stale = cachedPages.map { $0.ticket }
    }
    guard case .failed(let ticket, _) = state else { return nil }
    return load(ticket.request)
  }

  /// Empties the list and sets its subject. Later results of loads in progress are ignored.
  public mutating func restart(with subject: Subject?) {
    isReload = subject == self.subject
    self.subject = subject
    items = PagedList()
    known = []
    total = nil
    waitingItems = []
    cachedPages = []
    fetchedAt = nil
    stale = []
    isLoadingStalePage = false
    visible = nil
    refreshFailure = nil
    upcoming = first
    state = .ready
    generation += 1
    repeatedPages = 0
  }

  /// Appends a loaded page. Costs O(items in the page).
  public mutating func receive(_ result: PageResult<Item>, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    append(result.value, for: ticket)
    defer { if isLoadingStalePage { invalidate() } }
    guard case .cached(let cached, let isStale, let failure) = result else {
      refreshFailure = nil
      return
    }
    cachedPages.append((ticket, cached.fetchedAt))
    updateAge(cached.fetchedAt)
    if isStale { stale.append(ticket) }
    if let failure { refreshFailure = failure }
  }

  /// Appends a fetched page. Costs O(items in the page).
  public mutating func receive(_ page: Page<Item>, for ticket: Ticket) {
    receive(.fresh(page), for: ticket)
  }

  /// Records that a page failed. A page whose request was canceled can be loaded again at once.
  public mutating func receive(_ error: RepositoryError, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    state = error == .cancelled ? .ready : .failed(ticket, error)
  }

  private mutating func append(_ page: Page<Item>, for ticket: Ticket) {
    append(page.items)
    total = page.total ?? total
    upcoming = ticket.request.next
    state = page.hasNext && !page.items.isEmpty ? .ready : .ended
  }

  private mutating func append(_ page: some Sequence<Item>) {
    let new = page.filter { known.insert($0.id.hashValue).inserted }
    items.append(new)
    for item in new { waitingItems.remove(item.id) }
  }

  private mutating func updateAge(_ date: Date?) {
    if let date, date < fetchedAt ?? .distantFuture { fetchedAt = date }
  }

  private func isKnown(_ item: Item) -> Bool { known.contains(item.id.hashValue) }

  private mutating func load(_ request: PageRequest) -> Ticket? {
    guard let subject else { return nil }
    generation += 1
    let ticket = Ticket(subject: subject, request: request, isReload: isReload, generation: generation)
    state = .loading(ticket)
    return ticket
  }
}

// Functions for cached pages and their refresh.
extension Pager {
  /// The ticket of the next stale page to refetch.
  public var refresh: Ticket? { stale.first }

  /// Whether at least one page is from the cache.
  public var showsCached: Bool { !cachedPages.isEmpty }

  /// The number of new items that appear only when the list is loaded again.
  public var news: Int { waitingItems.count }

  /// Marks all loaded pages as stale, because the source reported a change.
  public mutating func invalidate() {
    isLoadingStalePage = isLoading
    guard let subject, first.number < upcoming.number else { return }
    generation += 1
    // The source may have removed some of the new items.
    waitingItems = []
    stale = (first.number..<upcoming.number).map { number in
      let request = PageRequest(number: number, size: first.size)
      return Ticket(subject: subject, request: request, isReload: true, generation: generation)
    }
  }

  /// Updates the list with a refetched page. Costs O(pages + loaded items).
  public mutating func receive(refreshed page: Page<Item>, for ticket: Ticket) {
    guard let index = stale.firstIndex(of: ticket) else { return }
    stale.remove(at: index)
    cachedPages.removeAll { $0.ticket.request == ticket.request }
    fetchedAt = nil
    for page in cachedPages { updateAge(page.fetchedAt) }
    refreshFailure = nil
    total = page.total ?? total
    items.update(page.items)
    let isLast = upcoming == ticket.request.next && !isLoading && failure == nil
    let end = page.items.lastIndex(where: isKnown).map { $0 + 1 } ?? (items.isEmpty ? 0 : page.items.count)
    let tail = isLast ? end : page.items.count
    for item in page.items[..<tail] where !isKnown(item) { waitingItems.insert(item.id) }
    append(page.items[tail...])
    if isLast { state = page.hasNext && !page.items.isEmpty ? .ready : .ended }
  }

  /// Records that the refresh failed. The cached pages stay in the list.
  public mutating func receive(refreshFailure error: RepositoryError, for ticket: Ticket) {
    guard stale.contains(ticket) else { return }
    stale = []
    if error != .cancelled { refreshFailure = error }
  }
}

// Functions that evict and restore items of long lists.
extension Pager {
  /// Evicts the items that are far from the visible items. Costs O(pages).
  public mutating func look(at visible: Range<Int>) {
    self.visible = visible
    items.evict(outside: visible.extended(by: reach))
  }

  /// The nearest evicted page within reach, to be restored from the cache.
  public var missing: PagedList<Item>.Gap? {
    visible.flatMap { items.gap(in: $0.extended(by: reach), near: $0) }
  }

  /// Restores an evicted page. Items that are no longer cached remain nil until the page is evicted and restored again.
  public mutating func receive(restored items: [Item], for gap: PagedList<Item>.Gap) {
    self.items.fill(gap, with: items)
  }
}

extension Range<Int> {
  fileprivate func extended(by reach: Int) -> Range<Int> { lowerBound - reach..<upperBound + reach }
}

extension Pager {
  public var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  public var failure: RepositoryError? {
    if case .failed(_, let error) = state { error } else { nil }
  }

  /// Whether the list is complete and has no items.
  public var isEmpty: Bool { items.isEmpty && state == .ended }
}

extension Pager: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}
extension Pager.Ticket: Sendable where Subject: Sendable {}
extension Pager.State: Sendable where Subject: Sendable {}
