public import Reactive

extension ObservableType {
  /// After an error, continues with the sequence that `handler` returns. RxSwift 5's name for `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    self.catch(handler)
  }

  /// Sends `element` in place of an error, then completes. RxSwift 5's name for `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// Subscribes to the sequences in order until one of them completes. RxSwift 5's name for `catch(sequence:)`.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable<Element>.catch(sequence: sequence)
  }

  /// After an error, subscribes again when the observable that `notificationHandler` returns sends an element.
  /// RxSwift 5's name for `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// Sends every event on `scheduler`. RxSwift 5's name for `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

  /// Subscribes to the source and disposes the subscription on `scheduler`. RxSwift 5's name for `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }

  /// Sends elements until `other` sends an element, then completes. RxSwift 5's name for `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> { take(until: other) }

  /// Sends elements until an element satisfies `predicate`. RxSwift 5's name for `take(until:behavior:)`.
  @available(*, deprecated, message: "Write take(until: predicate, behavior: behavior)")
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// Sends elements while they satisfy `predicate`. RxSwift 5's name for `take(while:)`.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// Sends elements while they satisfy `predicate`. RxSwift 5's name for `take(while:behavior:)`.
  @available(*, deprecated, message: "Write take(while: predicate, behavior: behavior)")
  public func takeWhile(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(while: predicate, behavior: behavior)
  }

  /// Skips elements while they satisfy `predicate`. RxSwift 5's name for `skip(while:)`.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  /// Skips elements until `other` sends an element. RxSwift 5's name for `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> { skip(until: other) }

  /// Sends only the element at `index`. RxSwift 5's name for `element(at:)`.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// Shares one subscription to the source and replays the last `bufferSize` elements, even after all subscribers have
  /// unsubscribed.
  @available(*, deprecated, message: "Write share(replay: bufferSize, scope: .forever)")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }

  /// Shares one subscription to the source. While there are subscribers, replays the latest element to new subscribers.
  @available(*, deprecated, message: "Write share(replay: 1)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1, scope: .whileConnected) }
}

/// Whether an operator sends the element that ends the sequence. RxSwift 5's name for `TakeBehavior`.
@available(*, deprecated, renamed: "TakeBehavior")
public typealias TakeUntilBehavior = TakeBehavior
