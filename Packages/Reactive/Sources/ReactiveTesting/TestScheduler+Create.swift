public import Reactive

extension TestScheduler {
  /// The times, in ticks, that `start(_:)` uses.
  public enum Defaults {
    /// The time at which the sequence under test is created.
    public static let created = 100
    /// The time of the subscription.
    public static let subscribed = 200
    /// The time at which the subscription is disposed.
    public static let disposed = 1000
  }

  /// Returns a sequence that sends `events` at absolute times, with or without subscribers.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(hot: events, self)
  }

  /// Returns a sequence that sends `events` to each subscriber, at times relative to the subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(cold: events, self)
  }

  /// Returns an observer that records events and their times.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  /// Creates a sequence, subscribes to it and disposes the subscription at the given times. Runs until no work is left.
  public func start<Element, Source: ObservableConvertibleType>(
    created: TestTime,
    subscribed: TestTime,
    disposed: TestTime,
    create: @escaping () -> Source
  ) -> TestableObserver<Element> where Source.Element == Element {
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Calls ``start(created:subscribed:disposed:create:)`` with the default times of the creation and the subscription.
  public func start<Element, Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Element> where Source.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Calls ``start(created:subscribed:disposed:create:)`` with the default times.
  public func start<Element, Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Element> where Source.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
