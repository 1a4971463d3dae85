#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The rules of a list that is loaded page by page, as a value: what to load next, and what a result changes.
///
/// - One page is loaded at a time. A page that failed can be retried. The end is known.
/// - An item that the list has already is not added twice.
/// - A result for an older ticket changes nothing.
///
/// The pager loads nothing by itself:
///
///     var pager = Pager<PhotoFeed, Photo>(of: .editorial)
///     if let ticket = pager.next() {
///       let result = try await repository.photos(in: ticket.subject, page: ticket.request, policy: policy, now: now)
///       pager.receive(result, for: ticket)
///     }
///
/// A cached page is shown at once. If it is stale, `refresh` says so, and what the source has now moves nothing: a shown
/// item is updated in its place, and a new one is added only at the end of the list. New items between the shown ones
/// count as `news` until the list is loaded again.
///
/// Of a long list, `look(at:)` holds the items near the visible ones in memory, and only the ids of the others.
public struct Pager<Subject: Hashable, Item: Identifiable & Equatable> {
  /// A page to load. A result for an older ticket is ignored.
  public struct Ticket: Hashable {
    public let subject: Subject
    public let request: PageRequest
    /// Whether the list was shown before, and the user wants what the source has now.
    public let isReload: Bool
    fileprivate let generation: Int
  }

  public enum State: Hashable {
    /// Another page may be loaded.
    case ready
    case loading(Ticket)
    /// The page failed; `retry()` loads it again.
    case failed(Ticket, RepositoryError)
    /// The last page is here.
    case ended
  }

  /// What is listed, such as a feed or a search; `nil` for nothing.
  public private(set) var subject: Subject?
  public private(set) var items = PagedList<Item>()
  public private(set) var state: State = .ready
  /// The length of the whole list, if the source tells it.
  public private(set) var total: Int?
  /// The error of the last failed refresh; cached pages stay on screen.
  public private(set) var refreshFailure: RepositoryError?
  /// When the oldest shown page was fetched; `nil` if all are fresh, or it is unknown.
  public private(set) var fetchedAt: Date?

  private let first: PageRequest
  private var upcoming: PageRequest
  private let reach: Int
  private var isReload = false
  private var generation = 0
  /// The hash values of the ids of all items: a third of the ids' size. In a list of 100,000 items two of them are the
  /// same once in four billion lists, and the second item is then left out as a repetition.
  private var known: Set<Int> = []
  private var waitingItems: Set<Item.ID> = []
  private var cachedPages: [(ticket: Ticket, fetchedAt: Date?)] = []
  /// The cached pages to fetch, in their order.
  private var stale: [Ticket] = []
  /// Whether the source reported a change while a page was loading.
  private var isLoadingStalePage = false
  private var visible: Range<Int>?
  /// How many of the last pages had only items that the list had already.
  var repeatedPages = 0

  /// - Parameters:
  ///   - subject: what to list; `nil` for nothing yet.
  ///   - first: the page to begin with.
  ///   - reach: how many items on either side of the visible ones are held in memory.
  public init(of subject: Subject? = nil, first: PageRequest = PageRequest(), reach: Int = 300) {
    self.subject = subject
    self.first = first
    self.reach = reach
    upcoming = first
  }

  /// Returns a ticket for the next page, or nil if a page is loading, one failed, or the end is reached.
  public mutating func next() -> Ticket? {
    guard state == .ready else { return nil }
    return load(upcoming)
  }

  /// Returns a ticket for the page that failed, or nil if none did. Pages that could not be refreshed become stale again.
  public mutating func retry() -> Ticket? {
    if refreshFailure != nil {
      refreshFailure = nil
      stale = cachedPages.map { $0.ticket }
    }
    guard case .failed(let ticket, _) = state else { return nil }
    return load(ticket.request)
  }

  /// Empties the list, so that it begins again. Results of loads that still run will be ignored.
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

  /// Notes the failure of a page. A cancelled page may be loaded again at once.
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

// Cached pages, and what the source has now.
extension Pager {
  /// The stale page to fetch while it is shown.
  public var refresh: Ticket? { stale.first }

  /// Whether a page is shown that was not fetched just now.
  public var showsCached: Bool { !cachedPages.isEmpty }

  /// How many items the source has between the shown ones.
  public var news: Int { waitingItems.count }

  /// Marks all loaded pages as stale, because the source reported a change.
  public mutating func invalidate() {
    isLoadingStalePage = isLoading
    guard let subject, first.number < upcoming.number else { return }
    generation += 1
    stale = (first.number..<upcoming.number).map { number in
      let request = PageRequest(number: number, size: first.size)
      return Ticket(subject: subject, request: request, isReload: true, generation: generation)
    }
  }

  /// Updates the list from a page that was fetched again. Costs O(pages + items in memory).
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

  /// Notes that stale pages could not be fetched. They stay on screen.
  public mutating func receive(refreshFailure error: RepositoryError, for ticket: Ticket) {
    guard stale.contains(ticket) else { return }
    stale = []
    if error != .cancelled { refreshFailure = error }
  }
}

// Long lists.
extension Pager {
  /// Evicts the items that are far from the visible ones. Costs O(pages).
  public mutating func look(at visible: Range<Int>) {
    self.visible = visible
    items.evict(outside: visible.extended(by: reach))
  }

  /// The nearest evicted page within reach, to be restored from the cache.
  public var missing: PagedList<Item>.Gap? {
    visible.flatMap { items.gap(in: $0.extended(by: reach), near: $0) }
  }

  /// Restores evicted items. Those that are not cached any more stay `nil` until their page is evicted anew.
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

  /// Whether the list is known to have no items.
  public var isEmpty: Bool { items.isEmpty && state == .ended }
}

extension Pager: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}
extension Pager.Ticket: Sendable where Subject: Sendable {}
extension Pager.State: Sendable where Subject: Sendable {}
