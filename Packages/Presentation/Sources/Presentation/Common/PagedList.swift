import Domain

/// The list of a subject (a feed, a search) as far as it has been read.
struct PagedList<Subject: Hashable, Item: Identifiable> {
  enum Event {
    case command(PagingCommand<Subject>)
    case answer(Result<Page<Item>, RepositoryError>, Pager<Item>.Ticket)
  }

  /// A page that is wanted now.
  struct Request: Hashable {
    var subject: Subject
    var ticket: Pager<Item>.Ticket
  }

  /// How many pages in a row may bring nothing new before the list waits to be asked. A source whose order changes
  /// between two pages repeats items; one that ignores page numbers would repeat them for ever.
  private static var patience: Int { 3 }

  /// The list at one moment.
  struct Moment {
    var subject: Subject?
    /// Grows at its end until the next beginning.
    var items: [Item] = []
    var state = Pager<Item>.State.ready
    var total: Int?
    /// How often the list began anew.
    var beginnings = 0

    /// What is on its way, or should be.
    var request: Request? {
      guard let subject, case .loading(let ticket) = state else { return nil }
      return Request(subject: subject, ticket: ticket)
    }
  }

  private var subject: Subject?
  private var pager: Pager<Item>
  private var pagesWithoutNews = 0
  private var beginnings = 0

  init(first: PageRequest) {
    pager = Pager(first: first)
  }

  /// The list as it is now. Costs nothing; the next change then copies the references to the items.
  var moment: Moment {
    Moment(subject: subject, items: pager.items, state: pager.state, total: pager.total, beginnings: beginnings)
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
    case .answer(.success(let page), let ticket): receive(page, for: ticket)
    case .answer(.failure(let error), let ticket): pager.receive(error, for: ticket)
    }
  }

  /// A page without anything new is followed by the next one: nobody could see that it came, and so nobody would ask.
  private mutating func receive(_ page: Page<Item>, for ticket: Pager<Item>.Ticket) {
    let known = pager.items.count
    pager.receive(page, for: ticket)
    guard pager.state == .ready else { return }
    pagesWithoutNews = pager.items.count > known ? 0 : pagesWithoutNews + 1
    if 1..<Self.patience ~= pagesWithoutNews { _ = pager.next() }
  }

  private mutating func begin(_ subject: Subject?) {
    self.subject = subject
    beginnings += 1
    pagesWithoutNews = 0
    pager.restart()
    if subject != nil { _ = pager.next() }
  }
}

extension PagedList.Event: Sendable where Subject: Sendable, Item: Sendable {}
extension PagedList.Request: Sendable where Subject: Sendable {}
