// Functions that subscribe to an infallible sequence.
extension InfallibleType {
  /// Starts the sequence and calls the closures with its events. See `Observable.subscribe`.
  @_disfavoredOverload
  public func subscribe(
    onNext: @escaping (Element) -> Void, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the sequence, ignores its elements and calls a closure at its end. See `Observable.subscribe`.
  public func subscribe(onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    asObservable().subscribe(onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the sequence and calls `on` with each event. See `Observable.subscribe`.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Starts the sequence and calls the closures with `object`, which the subscription holds weakly. See
  /// `Observable.subscribe(with:)`.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends each event to each of `observers`. See `Observable.bind(to:)`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().bind(to: observers.map { $0.asObserver() })
  }

  /// Sends each event, with the element as an optional, to each of `observers`. See `Observable.bind(to:)`.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.bind(to: observers.map { $0.asObserver() })
  }

  /// Sends each element to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Sends each element, as an optional, to each of `relays`. See `Observable.bind(to:)`.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { for relay in relays { relay.accept($0) } })
  }

  /// Calls `onNext` with each element. See `Observable.bind(onNext:)`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { asObservable().subscribe(onNext: onNext) }

  /// Calls `onNext` with each element and `object`, which the subscription holds weakly. See
  /// `Observable.bind(with:onNext:)`.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Passes the sequence to `binder`, for example to bind the rows of a table. See `Observable.bind(to:)`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
}
