public import Reactive

/// An observable that sends what a test prescribes, and notes when it was subscribed to.
public final class TestableObservable<Element>: ObservableType {
  /// What it sends. Times are absolute when it is hot, and count from the subscription when it is cold.
  public let recordedEvents: [Recorded<Event<Element>>]
  /// When it was subscribed to, and until when.
  public private(set) var subscriptions: [Subscription] = []
  private let scheduler: TestScheduler
  private let subject: PublishSubject<Element>?

  init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    let subject = PublishSubject<Element>()
    self.subject = subject
    for event in events { scheduler.scheduleAt(event.time) { subject.on(event.value) } }
  }

  init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    subject = nil
  }

  /// The same sequence as an `Observable`.
  public func asObservable() -> Observable<Element> {
    Observable.create { [self] observer in
      let index = subscriptions.count
      subscriptions.append(Subscription(scheduler.clock))
      let running = subject?.subscribe(observer) ?? replay(to: observer)
      return Disposables.create { [self] in
        running.dispose()
        subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
      }
    }
  }

  private func replay(to observer: AnyObserver<Element>) -> any Disposable {
    Disposables.create(
      recordedEvents.map { event in
        scheduler.scheduleAt(scheduler.clock + event.time) { observer.on(event.value) }
      })
  }
}
