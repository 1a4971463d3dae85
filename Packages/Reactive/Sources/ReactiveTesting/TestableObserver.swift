public import Reactive

/// Notes each event with the virtual time at which it came.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler
  /// What came, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Notes `event`.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }

  /// The elements that came, without their times.
  public var elements: [Element] { events.compactMap(\.value.element) }
}
