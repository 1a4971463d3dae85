extension ObservableType {
  /// Tells each event to each of `observers`.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and event.
  /// - On error: the observers are told.
  /// - On dispose: nothing more is told.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each event to each of `observers`, as an optional.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and event.
  /// - On error: the observers are told.
  /// - On dispose: nothing more is told.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  func bind(to observers: [AnyObserver<Element>]) -> any Disposable {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Tells each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to each of `relays`, as an optional.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to each of `relays`, as an optional.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to each of `relays`, as an optional.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: a relay can not fail: the error ends the subscription in silence.
  /// - On dispose: nothing more is told.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Tells each element to `onNext`.
  ///
  ///     source -1--2--|
  ///     onNext  1  2
  ///
  /// - Cost: as `subscribe(onNext:)`.
  /// - On error: the subscription ends in silence.
  /// - On dispose: nothing more is told.
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Tells each element to `onNext` with `object`, which is held weakly.
  ///
  ///     source -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: the subscription ends in silence.
  /// - On dispose: nothing more is told.
  @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Hands the sequence to `binder`: the way a table takes its rows.
  ///
  ///     bind(to: binder)  binder(source)
  ///
  /// - Cost: one call, none an element.
  /// - On error: as `binder` does.
  /// - On dispose: as `binder` does.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to `binder`, then `curriedArgument` to what that returns: the way a table takes its rows and
  /// what makes a cell of each.
  ///
  ///     bind(to: binder, curriedArgument: cell)  binder(source)(cell)
  ///
  /// - Cost: two calls, none an element.
  /// - On error: as `binder` does.
  /// - On dispose: as `binder` does.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
}
