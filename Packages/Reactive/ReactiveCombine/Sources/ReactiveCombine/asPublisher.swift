public import Reactive

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

/// A publisher that sends the events of an observable. Each subscriber subscribes to the observable.
///
/// Elements that a subscriber has not requested yet are stored, because an observable cannot pause.
public struct ObservablePublisher<Output, Failure: Error>: Publisher {
  let source: Observable<Output>
  let failure: (any Error) -> Failure

  /// Sends a subscription to `subscriber`. The first request for elements subscribes to the observable.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: ObservableSubscription(source, failure, subscriber))
  }
}

extension ObservableConvertibleType {
  /// Returns the sequence as a publisher that can fail with any error.
  ///
  /// - Cost: one check per element; stores elements until the subscriber requests them.
  /// - On error: the publisher fails with the error.
  /// - On dispose: canceling a subscription to the publisher disposes the subscription to the source.
  public func asPublisher() -> ObservablePublisher<Element, any Error> {
    ObservablePublisher(source: asObservable(), failure: { $0 })
  }
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as a publisher that cannot fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(asObservable()) }
}

extension InfallibleType {
  /// Returns the sequence as a publisher that cannot fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(asObservable()) }
}

extension PublishRelay {
  /// Returns the relay as a publisher that cannot fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(self) }
}

extension BehaviorRelay {
  /// Returns the relay as a publisher that cannot fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(self) }
}

private func neverFailing<Element>(_ source: Observable<Element>) -> ObservablePublisher<Element, Never> {
  ObservablePublisher(source: source, failure: { fatalError("A sequence that cannot fail sent an error: \($0)") })
}
