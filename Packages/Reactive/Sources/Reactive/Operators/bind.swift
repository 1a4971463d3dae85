extension ObservableType {
  /// Sends each event to each of `observers`.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call per observer and event.
  /// - On error: the observers receive the error.
  /// - On dispose: nothing more is sent.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    bind(to: observers.map { $0.asObserver() })
  }

  /// Sends each event, with the element as an optional, to each of `observers`.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call per observer and event.
  /// - On error: the observers receive the error.
  /// - On dispose: nothing more is sent.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  func bind(to observers: [AnyObserver<Element>]) -> any Disposable {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`.
  ///
  ///     source -1--2--#
  ///     relay  -1--2---
  ///
  /// - Cost: one call per relay and element.
  /// - On error: ends the subscription silently, because a relay cannot fail.
  /// - On dispose: nothing more is sent.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Calls `onNext` with each element.
  ///
  ///     source -1--2--|
  ///     onNext  1  2
  ///
  /// - Cost: the cost of `subscribe(onNext:)`.
  /// - On error: ends the subscription silently.
  /// - On dispose: nothing more is sent.
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls `onNext` with each element and `object`, which the subscription holds weakly.
  ///
  ///     source -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: one weak load per element.
  /// - On error: ends the subscription silently.
  /// - On dispose: nothing more is sent.
  @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Passes the sequence to `binder`, for example to bind the rows of a table.
  ///
  ///     bind(to: binder)  binder(source)
  ///
  /// - Cost: one call of `binder`.
  /// - On error: depends on `binder`.
  /// - On dispose: depends on `binder`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence to `binder`, then calls the returned function with `curriedArgument`, for example to bind the
  /// rows of a table with a closure that creates cells.
  ///
  ///     bind(to: binder, curriedArgument: cell)  binder(source)(cell)
  ///
  /// - Cost: one call of `binder` and one call of its result.
  /// - On error: depends on `binder`.
  /// - On dispose: depends on `binder`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
}
