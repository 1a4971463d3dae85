// A driver is listened to on the main actor, so what it drives may touch a view without a hop. The check is made by
// the compiler: there is none at run time.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Tells each element to `onNext`, on the main actor.
  ///
  /// - Cost: as `subscribe(onNext:)`.
  /// - On error: there are none.
  /// - On dispose: `onDisposed`; nothing is told after that.
  @MainActor
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (@MainActor () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: { onNext?($0) }, onCompleted: { onCompleted?() }, onDisposed: { onDisposed?() })
  }

  /// Tells each element to `onNext` with `object`, which is held weakly.
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: there are none.
  /// - On dispose: `onDisposed`, if the object lives.
  @MainActor
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: (@MainActor (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: { onNext?($0, $1) }, onCompleted: { onCompleted?($0) }, onDisposed: { onDisposed?($0) })
  }

  /// Tells each event to each of `observers`.
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
  @MainActor
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Hands the sequence to `with`, then `curriedArgument` to what that returns: the way a table takes its rows and what
  /// makes a cell of each.
  @MainActor
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }
}
