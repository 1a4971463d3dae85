public import Reactive

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

/// An observable as a publisher. Each subscriber subscribes to the observable.
///
/// What a subscriber has not asked for yet is kept, because an observable can not be told to wait.
public struct ObservablePublisher<Output, Failure: Error>: Publisher {
  let source: Observable<Output>
  let failure: (any Error) -> Failure

  /// Hands `subscriber` a subscription, which starts when it first asks for something.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: ObservableSubscription(source, failure, subscriber))
  }
}

extension ObservableConvertibleType {
  /// The sequence as a publisher that can fail with any error.
  ///
  /// - Cost: one check an element; keeps what has not been asked for.
  /// - On error: the publisher fails with it.
  /// - On dispose: cancelling disposes the subscription.
  public func asPublisher() -> ObservablePublisher<Element, any Error> {
    ObservablePublisher(source: asObservable(), failure: { $0 })
  }
}

extension SharedSequenceConvertibleType {
  /// The sequence as a publisher that can not fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(asObservable()) }
}

extension InfallibleType {
  /// The sequence as a publisher that can not fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(asObservable()) }
}

extension PublishRelay {
  /// The relay as a publisher that can not fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(self) }
}

extension BehaviorRelay {
  /// The relay as a publisher that can not fail.
  public func asPublisher() -> ObservablePublisher<Element, Never> { neverFailing(self) }
}

private func neverFailing<Element>(_ source: Observable<Element>) -> ObservablePublisher<Element, Never> {
  ObservablePublisher(source: source, failure: { fatalError("a sequence that can not fail did: \($0)") })
}
