import Domain
import DomainTesting
import Testing

/// A random program that applies events to a pager, and compares the pager's items with the list of a source.
///
/// The source repeats items on later pages, and some pages have no new items. Responses may fail, be late, or arrive in
/// any order.
struct PagerProgram {
  private var random: SeededGenerator
  private var pager: Pager<PhotoFeed, Photo>
  private let first: PageRequest
  private let pages: [[Photo]]
  /// All tickets, including outdated tickets, because a response may arrive for any ticket.
  private var tickets: [Pager<PhotoFeed, Photo>.Ticket] = []
  /// The number of pages that have arrived since the last restart.
  private var arrived = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    first = PageRequest(number: .random(in: 1...3, using: &random), size: .random(in: 1...7, using: &random))
    pager = Pager(of: .editorial, first: first)
    pages = Self.makePages(size: first.size, using: &random)
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let mayCome = pager.state == .ready
      take(pager.next(), mayCome: mayCome)
    case 4, 5:
      let mayCome = pager.failure != nil
      take(pager.retry(), mayCome: mayCome)
    case 6..<9: answer(tickets.last)
    case 9: answer(tickets.randomElement(using: &random))
    case 10: fail(tickets.randomElement(using: &random), as: Bool.random(using: &random) ? .timedOut : .cancelled)
    default: if Int.random(in: 0..<6, using: &random) == 0 { restart() }
    }
    check()
  }

  /// Loads all pages, and checks that the list is complete.
  mutating func finish() {
    for _ in 0...(2 * pages.count + 2) {
      if let ticket = pager.retry() ?? pager.next() { tickets.append(ticket) }
      answer(tickets.last)
      check()
    }
    #expect(pager.state == .ended)
    #expect(Array(pager.items.ids) == Self.withoutRepeats(pages).map(\.id))
  }

  private mutating func take(_ ticket: Pager<PhotoFeed, Photo>.Ticket?, mayCome: Bool) {
    #expect((ticket != nil) == mayCome)
    guard let ticket else { return }
    #expect(ticket.request == PageRequest(number: first.number + arrived, size: first.size), "no page is skipped")
    tickets.append(ticket)
  }

  private mutating func answer(_ ticket: Pager<PhotoFeed, Photo>.Ticket?) {
    guard let ticket else { return }
    let index = ticket.request.number - first.number
    let isAwaited = pager.state == .loading(ticket)
    let before = (pager.items, pager.state)
    pager.receive(Page(items: pages[index], hasNext: index < pages.count - 1, total: 99), for: ticket)
    if isAwaited {
      arrived += 1
    } else {
      #expect(pager.items == before.0 && pager.state == before.1, "a response for an outdated ticket changes nothing")
    }
  }

  private mutating func fail(_ ticket: Pager<PhotoFeed, Photo>.Ticket?, as error: RepositoryError) {
    guard let ticket else { return }
    let isAwaited = pager.state == .loading(ticket)
    let before = pager.state
    pager.receive(error, for: ticket)
    if isAwaited {
      #expect(pager.failure == (error == .cancelled ? nil : error))
    } else {
      #expect(pager.state == before, "a failure for an outdated ticket changes nothing")
    }
  }

  private mutating func restart() {
    pager.restart(with: .editorial)
    arrived = 0
    #expect(pager.items.isEmpty && pager.state == .ready && pager.total == nil)
  }

  /// Checks that the list has each item of the received pages once, in the source's order.
  private func check() {
    #expect(Array(pager.items.ids) == Self.withoutRepeats(Array(pages.prefix(arrived))).map(\.id))
    #expect((pager.state == .ended) == (arrived == pages.count))
  }

  private static func makePages(size: Int, using random: inout SeededGenerator) -> [[Photo]] {
    var newest = 0
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<size).map { _ in
        if newest > 0, Int.random(in: 0..<4, using: &random) == 0 {
          return .fixture("photo-\(Int.random(in: 1...newest, using: &random))")
        }
        newest += 1
        return .fixture("photo-\(newest)")
      }
    }
  }

  private static func withoutRepeats(_ pages: [[Photo]]) -> [Photo] {
    var seen: Set<Photo.ID> = []
    return pages.joined().filter { seen.insert($0.id).inserted }
  }
}
