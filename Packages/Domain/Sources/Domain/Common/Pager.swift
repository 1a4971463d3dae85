/// The rules of a list that is read page by page, as a value.
///
/// One request at a time; a page that failed can be asked again; the end is known; what the list already has is not
/// taken twice; an answer to a question that is no longer asked changes nothing. The pager asks nobody: it says which
/// page to ask for, and is told the answer.
///
///     if let ticket = pager.next() {
///       pager.receive(try await repository.photos(in: feed, page: ticket.request), for: ticket)
///     }
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

  private let first: PageRequest
  private var upcoming: PageRequest
  private var generation = 0
  private var known: Set<Item.ID> = []

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

  /// A ticket for the page that failed, if one did.
  public mutating func retry() -> Ticket? {
    guard case .failed(let ticket, _) = state else { return nil }
    return ask(for: ticket.request)
  }

  /// Forgets everything, so that the list begins again; answers on their way are ignored.
  public mutating func restart() {
    items = []
    known = []
    total = nil
    upcoming = first
    state = .ready
    generation += 1
  }

  /// Takes the answer. Costs O(items in the page).
  public mutating func receive(_ page: Page<Item>, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    for item in page.items where known.insert(item.id).inserted {
      items.append(item)
    }
    total = page.total ?? total
    upcoming = ticket.request.next
    state = page.hasNext && !page.items.isEmpty ? .ready : .ended
  }

  /// Takes the failure of a request. A cancelled request may be asked again.
  public mutating func receive(_ error: RepositoryError, for ticket: Ticket) {
    guard state == .loading(ticket) else { return }
    state = error == .cancelled ? .ready : .failed(ticket, error)
  }

  private mutating func ask(for request: PageRequest) -> Ticket {
    generation += 1
    let ticket = Ticket(request: request, generation: generation)
    state = .loading(ticket)
    return ticket
  }
}

extension Pager: Sendable where Item: Sendable, Item.ID: Sendable {}

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
