public import Reactive

/// An observable that sends given events at given times, and records its subscriptions.
///
/// A hot observable delivers each event at its time to all current subscribers, even after an error or a completion. A
/// cold observable sends all its events to each subscriber.
public final class TestableObservable<Element>: ObservableType {
  /// The events that the observable sends. The times are absolute for a hot observable, and relative to the
  /// subscription for a cold observable.
  public let recordedEvents: [Recorded<Event<Element>>]
  /// The times of the subscriptions.
  public private(set) var subscriptions: [Subscription] = []
  private let scheduler: TestScheduler
  private let isHot: Bool
  /// The observers of a hot observable, by the index of their subscription.
  private var observers: [Int: AnyObserver<Element>] = [:]

  init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    isHot = true
    for event in events { scheduler.scheduleAt(event.time) { [weak self] in self?.deliver(event.value) } }
  }

  init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    isHot = false
  }

  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Element> {
    Observable.create { [self] observer in
      let index = subscriptions.count
      subscriptions.append(Subscription(scheduler.clock))
      let events = isHot ? join(index, observer) : replay(to: observer)
      return Disposables.create { [self] in
        events.dispose()
        subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
      }
    }
  }

  private func join(_ index: Int, _ observer: AnyObserver<Element>) -> any Disposable {
    observers[index] = observer
    return Disposables.create { [self] in _ = observers.removeValue(forKey: index) }
  }

  private func deliver(_ event: Event<Element>) {
    for index in observers.keys.sorted() { observers[index]?.on(event) }
  }

  private func replay(to observer: AnyObserver<Element>) -> any Disposable {
    Disposables.create(
      recordedEvents.map { event in
        scheduler.scheduleAt(scheduler.clock + event.time) { observer.on(event.value) }
      })
  }
}
