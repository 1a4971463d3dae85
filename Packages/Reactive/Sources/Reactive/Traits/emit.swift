// A signal is listened to on the main actor, so what it tells may touch a view without a hop. The check is made by
// the compiler: there is none at run time.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Tells each element to `onNext`, on the main actor.
  ///
  ///     signal -1--2--|
  ///     onNext  1  2
  ///
  /// - Cost: one call an element; six allocations a subscription, and what starts the shared run for the first.
  /// - On error: there are none.
  /// - On dispose: `onDisposed`; nothing is told after that.
  @MainActor
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: { onNext?($0) }, onCompleted: { onCompleted?() }, onDisposed: { onDisposed?() })
  }

  /// Tells each element to `onNext` with `object`, which is held weakly.
  ///
  ///     signal -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: there are none.
  /// - On dispose: `onDisposed`, if the object lives.
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

  /// Tells each event to each of `observers`.
  ///
  ///     signal   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each event to each of `observers`, as an optional.
  ///
  ///     signal   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: BehaviorRelay<Element>, _ others: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`, as an optional.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: BehaviorRelay<Element?>, _ others: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: PublishRelay<Element>, _ others: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`, as an optional.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: PublishRelay<Element?>, _ others: PublishRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: ReplayRelay<Element>, _ others: ReplayRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`, as an optional.
  ///
  ///     signal -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func emit(to relay: ReplayRelay<Element?>, _ others: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }
}
