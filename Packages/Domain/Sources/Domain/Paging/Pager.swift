#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The rules of a list that is read page by page, as a value.
///
/// One request at a time; a page that failed can be asked again; the end is known; what the list already has is not
/// taken twice; an answer to a question that is no longer asked changes nothing. The pager asks nobody: it says which
/// page to ask for, and is told the answer.
///
///     if let ticket = pager.next() {
///       pager.receive(try await reader.page(ticket.request, of: feed), for: ticket)
///     }
///
/// A page that was kept is shown at once. If it is stale, `refresh` asks for what the source has now, and that moves
/// nothing: an item that is there already is replaced where it is, and one that is new comes in only at the end of the
/// list. What belongs between the items that are shown counts as `news`, and comes with the next beginning.
///
/// A pager that is told where somebody looks holds what is near: what is far is given back, and is `missing` when
/// somebody comes near it again. Of a long list only the ids stay.
public struct Pager<Item: Identifiable & Equatable> {
  /// The right to answer one request. An answer with an older ticket is ignored.
  public struct Ticket: Hashable, Sendable {
    public let request: PageRequest
    fileprivate let generation: Int
  }

  public enum State: Hashable, Sendable {
    /// Another page may be asked for.
    case ready
    /// A page was asked for and is on its way.
    case loading(Ticket)
    /// That page failed; `retry()` asks for it again.
    case failed(Ticket, RepositoryError)
    /// The last page is here.
    case ended
  }

  public private(set) var items = PagedItems<Item>()
  public private(set) var state: State = .ready
  /// How many items the whole list has, where the source said so.
  public private(set) var total: Int?
  /// Why pages are shown as they were cached, where the source was asked for them in vain.
  public private(set) var refreshFailure: RepositoryError?
  /// When the source gave the oldest of what is shown; `nil` if all of it came just now, or nobody knows.
  public private(set) var fetchedAt: Date?

  private let first: PageRequest
  private var upcoming: PageRequest
  private let reach: Int
  private var generation = 0
  /// The hashes of the ids of all items, a third of the size of the ids: in one of four billion lists of 100,000 items
  /// two have the same, and the second one is taken for a repetition.
  private var known: Set<Int> = []
  private var waitingItems: Set<Item.ID> = []
  /// The pages that are shown as they were cached, in their order, and when their source gave them.
  private var cachedPages: [(ticket: Ticket, fetchedAt: Date?)] = []
  /// The stale ones among them, in the order in which they are to be asked for.
  private var stale: [Ticket] = []
  /// The places where somebody looks; `nil` until that is known.
  private var visible: Range<Int>?

  /// - Parameters:
  ///   - first: the page to begin with.
  ///   - reach: how many items are held on either side of those that somebody looks at.
  public init(first: PageRequest = PageRequest(), reach: Int = 300) {
    self.first = first
    self.reach = reach
    upcoming = first
  }

  /// A ticket for the page behind the last one, unless one is on its way, one failed, or the end is reached.
  public mutating func next() -> Ticket? {
    guard state == .ready else { return nil }
    return ask(for: upcoming)
  }

  /// A ticket for the page that failed, if one did. Pages that could not be asked for again are to be asked for, too.
  public mutating func retry() -> Ticket? {
    if refreshFailure != nil {
      refreshFailure = nil
      stale = cachedPages.map { $0.ticket }
    }
    guard case .failed(let ticket, _) = state else { return nil }
    return ask(for: ticket.request)
  }

  /// Forgets everything, so that the list begins again; answers on their way are ignored.
  public mutating func restart() {
    items = PagedItems()
    known = []
    total = nil
    waitingItems = []
    cachedPages = []
    fetchedAt = nil
    stale = []
    visible = nil
    refreshFailure = nil
    upcoming = first
    state = .ready
    generation += 1
  }

  /// Takes the answer. Costs O(items in the page).
  public mutating func receive(_ answer: PageResult<Item>, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    switch answer {
    case .fresh(let page):
      take(page, for: ticket)
      refreshFailure = nil
    case .cached(let cached, let isStale, let failure):
      take(cached.value, for: ticket)
      cachedPages.append((ticket, cached.fetchedAt))
      updateAge(cached.fetchedAt)
      if isStale { stale.append(ticket) }
      if let failure { refreshFailure = failure }
    }
  }

  /// Takes what the source gave just now. Costs O(items in the page).
  public mutating func receive(_ page: Page<Item>, for ticket: Ticket) {
    receive(.fresh(page), for: ticket)
  }

  /// Takes the failure of a request. A cancelled request may be asked again.
  public mutating func receive(_ error: RepositoryError, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    state = error == .cancelled ? .ready : .failed(ticket, error)
  }

  private mutating func take(_ page: Page<Item>, for ticket: Ticket) {
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

  private mutating func ask(for request: PageRequest) -> Ticket {
    generation += 1
    let ticket = Ticket(request: request, generation: generation)
    state = .loading(ticket)
    return ticket
  }
}

extension Pager: Sendable where Item: Sendable, Item.ID: Sendable {}

// What was cached, and what its source has now.
extension Pager {
  /// The page to ask the source for, while what was kept of it is shown.
  public var refresh: Ticket? { stale.first }

  /// Whether something is shown that did not come from the source just now.
  public var showsCached: Bool { !cachedPages.isEmpty }

  /// How many items the source has between those that are shown.
  public var news: Int { waitingItems.count }

  /// Takes what the source has now of a page that is shown as it was cached. Costs O(pages + items that are held).
  public mutating func receive(refreshed page: Page<Item>, for ticket: Ticket) {
    guard let index = stale.firstIndex(of: ticket) else { return }
    stale.remove(at: index)
    cachedPages.removeAll { $0.ticket == ticket }
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

  /// Takes the failure to ask for pages again. They stay as they were cached.
  public mutating func receive(refreshFailure error: RepositoryError, for ticket: Ticket) {
    guard stale.contains(ticket) else { return }
    stale = []
    if error != .cancelled { refreshFailure = error }
  }
}

// What is held of a long list.
extension Pager {
  /// Says which items somebody looks at. What is far from there is given back. Costs O(pages).
  public mutating func look(at visible: Range<Int>) {
    self.visible = visible
    items.evict(outside: visible.extended(by: reach))
  }

  /// What was given back of what is near, the nearest page of it: to be had again where it was cached.
  public var missing: PagedItems<Item>.Gap? {
    visible.flatMap { items.gap(in: $0.extended(by: reach), near: $0) }
  }

  /// Takes what could be had again. The rest stays a gap, and is not asked for until it is given back anew.
  public mutating func receive(restored items: [Item], for gap: PagedItems<Item>.Gap) {
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

  /// Whether the list is known to have nothing in it.
  public var isEmpty: Bool { items.isEmpty && state == .ended }
}
