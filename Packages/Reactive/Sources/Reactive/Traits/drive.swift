// A driver is listened to on the main actor, so what it drives may touch a view without a hop. The check is made by
// the compiler: there is none at run time.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Tells each element to `onNext`, on the main actor.
  ///
  ///     driver -1--2--|
  ///     onNext  1  2
  ///
  /// - Cost: one call an element; seven allocations a subscription, and what starts the shared run for the first.
  /// - On error: there are none.
  /// - On dispose: `onDisposed`; nothing is told after that.
  @MainActor
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: { onNext?($0) }, onCompleted: { onCompleted?() }, onDisposed: { onDisposed?() })
  }

  /// Tells each element to `onNext` with `object`, which is held weakly.
  ///
  ///     driver -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: there are none.
  /// - On dispose: `onDisposed`, if the object lives.
  @MainActor
  public func drive<Object: AnyObject>(
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
  ///     driver   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each event to each of `observers`, as an optional.
  ///
  ///     driver   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one call an observer and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  /// Tells each element to `relay` and to each of `others`.
  ///
  ///     driver -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive(_ relay: BehaviorRelay<Element>, _ others: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`, as an optional.
  ///
  ///     driver -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive(_ relay: BehaviorRelay<Element?>, _ others: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`.
  ///
  ///     driver -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive(_ relay: ReplayRelay<Element>, _ others: ReplayRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Tells each element to `relay` and to each of `others`, as an optional.
  ///
  ///     driver -1--2--|
  ///     relay  -1--2---
  ///
  /// - Cost: one call a relay and element.
  /// - On error: there are none.
  /// - On dispose: nothing more is told.
  @MainActor
  public func drive(_ relay: ReplayRelay<Element?>, _ others: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in
      relay.accept(element)
      for other in others { other.accept(element) }
    })
  }

  /// Hands the sequence to `transformation`: the way a table takes its rows.
  ///
  ///     drive(table)  table(driver)
  ///
  /// - Cost: one call, none an element.
  /// - On error: there are none.
  /// - On dispose: as `transformation` does.
  @MainActor
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Hands the sequence to `with`, then `curriedArgument` to what that returns: the way a table takes its rows and what
  /// makes a cell of each.
  ///
  ///     drive(table, curriedArgument: cell)  table(driver)(cell)
  ///
  /// - Cost: one call, none an element.
  /// - On error: there are none.
  /// - On dispose: as `with` does.
  @MainActor
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }
}
