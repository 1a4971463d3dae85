/// The specification of all subjects and relays, including the subjects in `share` and `multicast`.
///
/// - A subscriber receives, in order, the events that the subject sends between the subscription and its disposal.
/// - A new subscriber first receives the elements that the subject stores. A subscriber to an ended subject also
///   receives the end.
/// - Each event is delivered to all subscribers, in the order of subscription, before the next event is delivered. An
///   event that is sent during a delivery is delivered after that delivery.
struct SubjectModel {
  /// An event that a subscriber must receive. `send` is the number of the call that sent the event; nil if the subject
  /// had stored the event.
  private struct Expected {
    let send: Int?
    let event: ModelEvent
  }

  private let kind: Node.Hub
  private var stored: [Int]
  private(set) var end: ModelEvent?
  private var expected: [Int: [Expected]] = [:]
  /// The subscribers whose call of `subscribe` has returned.
  private var arrived: Set<Int> = []
  private var sends = 0
  private var lastDelivery = (send: -1, subscriber: -1)

  init(_ kind: Node.Hub, stored: [Int] = []) {
    self.kind = kind
    self.stored = stored
  }

  /// Whether the subject has a subscriber.
  var isObserved: Bool { !expected.isEmpty }

  /// Records a new subscriber, whose number is greater than the numbers of all earlier subscribers.
  mutating func subscribe(_ subscriber: Int) {
    var events: [ModelEvent] = []
    switch kind {
    case .publish: break
    case .behavior: events = end == nil ? stored.map { .next($0) } : []
    case .replay: events = stored.map { .next($0) }
    case .async: events = end == .completed ? stored.map { .next($0) } : []
    }
    if let end { events.append(end) }
    expected[subscriber] = events.map { Expected(send: nil, event: $0) }
  }

  /// Records that the call of `subscribe` for `subscriber` has returned. The subscriber receives the stored elements
  /// before the call returns.
  mutating func subscribed(_ subscriber: Int) { arrived.insert(subscriber) }

  mutating func leave(_ subscriber: Int) { expected[subscriber] = nil }

  /// Records that user code or a source sends `event`. Events after an end are ignored.
  mutating func send(_ event: ModelEvent) {
    if end != nil { return }
    if event.isEnd { end = event }
    switch (kind, event) {
    case (.publish, .next), (.publish, _), (.behavior, .failed), (.behavior, .completed), (.replay, .failed),
      (.replay, .completed):
      deliverLater(event)
    case (.behavior, .next(let element)):
      stored = [element]
      deliverLater(event)
    case (.replay(let limit), .next(let element)):
      stored = (stored + [element]).suffix(limit)
      deliverLater(event)
    case (.async, .next(let element)):
      stored = [element]
    case (.async, .failed):
      stored = []
      deliverLater(event)
    case (.async, .completed):
      for element in stored { deliverLater(.next(element)) }
      deliverLater(.completed)
    }
  }

  private mutating func deliverLater(_ event: ModelEvent) {
    for subscriber in expected.keys { expected[subscriber]?.append(Expected(send: sends, event: event)) }
    sends += 1
  }

  /// Records that the library delivers `event` to `subscriber`. Returns a description of the error if the delivery
  /// violates the specification, or nil.
  mutating func deliver(_ event: ModelEvent, to subscriber: Int) -> String? {
    guard let next = expected[subscriber]?.first else { return "subscriber \(subscriber) sees \(event), not expected" }
    if next.event != event { return "subscriber \(subscriber) sees \(event), expected \(next.event)" }
    expected[subscriber]?.removeFirst()
    let isTooLate = "subscriber \(subscriber) sees \(event) too late"
    guard let send = next.send else { return arrived.contains(subscriber) ? isTooLate : nil }
    defer { lastDelivery = (send, subscriber) }
    return (send, subscriber) > lastDelivery ? nil : isTooLate
  }

  /// A description of an event that a subscriber has missed, or nil. The value is valid only between deliveries.
  var missing: String? {
    for (subscriber, events) in expected.sorted(by: { $0.key < $1.key }) {
      if let first = events.first { return "subscriber \(subscriber) does not see \(first.event)" }
    }
    return nil
  }
}
