public import Reactive

/// An observer that records each event with the virtual time of its delivery.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  /// The recorded events, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Records `event`.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }

  /// The recorded elements, without their times.
  public var elements: [Element] { events.compactMap(\.value.element) }
}
