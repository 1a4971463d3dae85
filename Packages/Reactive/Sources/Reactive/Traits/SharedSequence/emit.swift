// Functions with which a view observes a signal on the main actor. The closure parameters are not marked `@MainActor`,
// so the caller can pass a nonisolated function. An inline closure inherits the main actor and can use the view
// directly. The compiler checks the isolation; there is no check at run time.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Calls `onNext` with each element, on the main actor.
  ///
  ///     signal -1--2--|
  ///     onNext  1  2
  ///
  /// - Cost: one call per element; two allocations per subscription; the first subscription also subscribes to the
  ///   source.
  /// - On error: no error can occur.
  /// - On dispose: calls `onDisposed` and no other closure.
  @MainActor
  @inlinable
  public func emit(
    onNext: @escaping (Element) -> Void,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `onNext` with each element, on the main actor. Each closure may be nil.
  ///
  /// - Cost: two more allocations than the overload whose `onNext` is not optional.
  /// - On error: no error can occur.
  /// - On dispose: calls `onDisposed` and no other closure.
  @MainActor
  @_disfavoredOverload
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext ?? { _ in }, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `onNext` with each element and `object`, which the subscription holds weakly.
  ///
  ///     signal -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: one weak load per element.
  /// - On error: no error can occur.
  /// - On dispose: calls `onDisposed` if the object exists.
  @MainActor
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: { onNext?($0, $1) }, onCompleted: { onCompleted?($0) }, onDisposed: { onDisposed?($0) })
  }

  /// Sends each event to each of `observers`.
  ///
  ///     signal   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call per observer and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().bind(to: observers.map { $0.asObserver() })
  }

  /// Sends each event, with the element as an optional, to each of `observers`.
  ///
  ///     signal   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call per observer and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  /// Sends each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: BehaviorRelay<Element>, _ others: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Sends each element, as an optional, to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: BehaviorRelay<Element?>, _ others: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Sends each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: PublishRelay<Element>, _ others: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Sends each element, as an optional, to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: PublishRelay<Element?>, _ others: PublishRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Sends each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: ReplayRelay<Element>, _ others: ReplayRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Sends each element, as an optional, to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: no error can occur.
  /// - On dispose: nothing more is sent.
  @MainActor
  public func emit(to relay: ReplayRelay<Element?>, _ others: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }
}
