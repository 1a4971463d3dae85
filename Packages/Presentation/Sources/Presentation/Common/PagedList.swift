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

  private(set) var subject: Subject?
  private(set) var pager: Pager<Item>

  init(first: PageRequest) {
    pager = Pager(first: first)
  }

  /// What is on its way, or should be.
  var request: Request? {
    guard let subject, case .loading(let ticket) = pager.state else { return nil }
    return Request(subject: subject, ticket: ticket)
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
      if subject != nil { _ = pager.next() }
    case .command(.retry): _ = pager.retry()
    case .answer(.success(let page), let ticket): pager.receive(page, for: ticket)
    case .answer(.failure(let error), let ticket): pager.receive(error, for: ticket)
    }
  }

  private mutating func begin(_ subject: Subject?) {
    self.subject = subject
    pager.restart()
    if subject != nil { _ = pager.next() }
  }
}

extension PagedList: Sendable where Subject: Sendable, Item: Sendable, Item.ID: Sendable {}
extension PagedList.Event: Sendable where Subject: Sendable, Item: Sendable {}
extension PagedList.Request: Sendable where Subject: Sendable {}
