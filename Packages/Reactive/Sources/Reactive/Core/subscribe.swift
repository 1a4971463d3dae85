extension ObservableType {
  /// Starts the sequence and tells what it sends.
  ///
  ///     source -1--2--|
  ///     onNext  1  2
  ///     onCompleted   *
  ///     onDisposed    *
  ///
  /// The subscription lives until the end or until the result is disposed, whether or not the result is kept: give
  /// it to a ``DisposeBag``. An error that nobody handles ends the sequence in silence.
  ///
  /// - Cost: one allocation, and one call an element.
  /// - On error: `onError`, then `onDisposed`.
  /// - On dispose: `onDisposed`; nothing is told after that.
  /// - Parameters:
  ///   - onNext: Told each element.
  ///   - onError: Told the error that ended the sequence.
  ///   - onCompleted: Told that the sequence came to its end.
  ///   - onDisposed: Told once, when everything has been given back.
  // Not preferred, so that `subscribe { … }` receives events, as in RxSwift.
  @_disfavoredOverload
  @inlinable
  public func subscribe(
    onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let wantsNoEnd = onError == nil && onCompleted == nil && onDisposed == nil
    let scope = wantsNoEnd ? Scope() : Subscription(onError, onCompleted, onDisposed)
    scope.start(asObservable(), onNext)
    return scope
  }

  /// Starts the sequence for the sake of what it does, and tells of its end.
  ///
  /// `onNext` of the other form is not optional, because an optional closure costs two allocations more.
  ///
  ///     source      -1--2--|
  ///     onCompleted        *
  ///     onDisposed         *
  ///
  /// - Cost: one allocation.
  /// - On error: `onError`, then `onDisposed`.
  /// - On dispose: `onDisposed`; nothing is told after that.
  @inlinable
  public func subscribe(
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onNext: { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the sequence and tells each event to a closure.
  ///
  ///     source -1--2--|
  ///     on      1  2  |
  ///
  /// - Cost: four allocations, and two calls an event.
  /// - On error: `on(.error)`; nothing after that.
  /// - On dispose: nothing more is told.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) })
  }

  /// Starts the sequence and tells each event to `observer`.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one allocation when `observer` is a class, four otherwise, and two calls an event.
  /// - On error: `observer` is told; nothing after that.
  /// - On dispose: nothing more is told.
  @inlinable
  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    subscribe(
      onNext: { observer.onNext($0) }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
  }

  /// Starts the sequence for `object`: it is held weakly, handed to each closure, and nothing is told once it is gone.
  ///
  ///     source -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: a weak load an event (about 40 ns) and nine allocations a subscription.
  /// - On error: `onError`, then `onDisposed`, if the object lives.
  /// - On dispose: `onDisposed`, if the object lives.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        if let object { onNext?(object, element) }
      },
      onError: { [weak object] error in
        if let object { onError?(object, error) }
      },
      onCompleted: { [weak object] in
        if let object { onCompleted?(object) }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }
}
