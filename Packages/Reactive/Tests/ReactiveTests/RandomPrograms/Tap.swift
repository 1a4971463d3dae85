import Reactive

/// A subscription that is checked against the rules for all subscriptions.
final class Edge {
  let id: Int
  private(set) var hasEnded = false
  /// Whether the call of `subscribe` has returned.
  private(set) var isSubscribed = false
  private(set) var isReleased = false
  private var isDelivering = false

  init(_ id: Int) { self.id = id }

  enum Signal: Equatable {
    case started, subscribed, released
    case event(ModelEvent)
  }

  /// Records `signal`. Returns the rule that the subscription breaks, or nil.
  func record(_ signal: Signal) -> String? {
    switch signal {
    case .started: return nil
    case .subscribed:
      isSubscribed = true
      return nil
    case .released:
      isReleased = true
      return nil
    case .event(let event):
      defer { if event.isEnd { hasEnded = true } else { isDelivering = true } }
      if isReleased { return "\(event) after the release" }
      if hasEnded { return "\(event) after the end" }
      if isDelivering { return "\(event) during the delivery of another element" }
      return nil
    }
  }

  func delivered() { isDelivering = false }
}

extension World {
  /// Returns a tap: a sequence that sends the events of `source`, and reports all subscriptions, events and disposals.
  ///
  /// A tap uses the `do` operator and runs no user code.
  func tap(
    _ source: Observable<Element>, _ name: String, _ report: @escaping (Edge, Edge.Signal) -> Void
  ) -> Observable<Element> {
    .deferred { [self] in
      let edge = Edge(nextEdge)
      nextEdge += 1
      let record = { [self] (signal: Edge.Signal) in
        countEvent()
        if let violation = edge.record(signal) { violate("\(name): \(violation)") }
        report(edge, signal)
      }
      return source.do(
        onNext: { record(.event(.next($0.number))) },
        afterNext: { _ in edge.delivered() },
        onError: { record(.event(.failed(($0 as? ProgramError)?.number ?? -1))) },
        onCompleted: { record(.event(.completed)) },
        onSubscribe: { record(.started) },
        onSubscribed: { record(.subscribed) },
        onDispose: { record(.released) })
    }
  }
}
