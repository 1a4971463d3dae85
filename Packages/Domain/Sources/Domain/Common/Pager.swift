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
public struct Pager<Item: Identifiable> {
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

  public private(set) var items: [Item] = []
  public private(set) var state: State = .ready
  /// How many items the whole list has, where the source said so.
  public private(set) var total: Int?
  /// Why pages are shown as they were kept, where the source was asked for them in vain.
  public private(set) var refreshFailure: RepositoryError?
  /// Changes whenever an item that is shown was replaced.
  public private(set) var revision = 0

  private let first: PageRequest
  private var upcoming: PageRequest
  private var generation = 0
  private var places: [Item.ID: Int] = [:]
  private var waitingItems: Set<Item.ID> = []
  /// The pages that are shown as they were kept: when their source gave them.
  private var keptPages: [Ticket: Date?] = [:]
  /// The stale ones among them, in the order in which they are to be asked for.
  private var stale: [Ticket] = []

  /// - Parameter first: the page to begin with.
  public init(first: PageRequest = PageRequest()) {
    self.first = first
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
      stale = keptPages.keys.sorted { $0.request.number < $1.request.number }
    }
    guard case .failed(let ticket, _) = state else { return nil }
    return ask(for: ticket.request)
  }

  /// Forgets everything, so that the list begins again; answers on their way are ignored.
  public mutating func restart() {
    items = []
    places = [:]
    total = nil
    waitingItems = []
    keptPages = [:]
    stale = []
    refreshFailure = nil
    upcoming = first
    state = .ready
    generation += 1
  }

  /// Takes the answer. Costs O(items in the page).
  public mutating func receive(_ answer: PageAnswer<Item>, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    switch answer {
    case .fresh(let page):
      take(page, for: ticket)
      refreshFailure = nil
    case .stored(let stored, let isStale, let failure):
      take(stored.value, for: ticket)
      keptPages[ticket] = .some(stored.fetchedAt)
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
    for item in page.items where places[item.id] == nil { append(item) }
    total = page.total ?? total
    upcoming = ticket.request.next
    state = page.hasNext && !page.items.isEmpty ? .ready : .ended
  }

  private mutating func append(_ item: Item) {
    places[item.id] = items.count
    items.append(item)
    waitingItems.remove(item.id)
  }

  private mutating func ask(for request: PageRequest) -> Ticket {
    generation += 1
    let ticket = Ticket(request: request, generation: generation)
    state = .loading(ticket)
    return ticket
  }
}

extension Pager: Sendable where Item: Sendable, Item.ID: Sendable {}

// What was kept, and what its source has now.
extension Pager {
  /// The page to ask the source for, while what was kept of it is shown.
  public var refresh: Ticket? { stale.first }

  /// When the source gave the oldest of what is shown; `nil` if all of it came just now, or nobody knows.
  public var storedAt: Date? {
    var oldest: Date?
    for case let date? in keptPages.values where date < oldest ?? .distantFuture { oldest = date }
    return oldest
  }

  /// Whether something is shown that did not come from the source just now.
  public var showsStored: Bool { !keptPages.isEmpty }

  /// How many items the source has between those that are shown.
  public var news: Int { waitingItems.count }

  /// Takes what the source has now of a page that is shown as it was kept. Costs O(items in the page).
  public mutating func receive(refreshed page: Page<Item>, for ticket: Ticket) {
    guard let index = stale.firstIndex(of: ticket) else { return }
    stale.remove(at: index)
    keptPages[ticket] = nil
    refreshFailure = nil
    total = page.total ?? total
    for item in page.items {
      guard let place = places[item.id] else { continue }
      items[place] = item
      revision += 1
    }
    let isLast = upcoming == ticket.request.next && !isLoading && failure == nil
    let end = page.items.lastIndex { places[$0.id] != nil }.map { $0 + 1 } ?? (items.isEmpty ? 0 : page.items.count)
    let tail = isLast ? end : page.items.count
    waitingItems.formUnion(page.items[..<tail].map(\.id).filter { places[$0] == nil })
    for item in page.items[tail...] where places[item.id] == nil { append(item) }
    if isLast { state = page.hasNext && !page.items.isEmpty ? .ready : .ended }
  }

  /// Takes the failure to ask for pages again. They stay as they were kept.
  public mutating func receive(refreshFailure error: RepositoryError, for ticket: Ticket) {
    guard stale.contains(ticket) else { return }
    stale = []
    if error != .cancelled { refreshFailure = error }
  }
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
