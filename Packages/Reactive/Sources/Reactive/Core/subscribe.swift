extension ObservableType {
  /// Starts the sequence and calls the closures with its events.
  ///
  ///     source -1--2--|
  ///     onNext  1  2
  ///     onCompleted   *
  ///     onDisposed    *
  ///
  /// The subscription lasts until the end of the sequence or until the caller disposes the result. Releasing the result
  /// does not end the subscription: add the result to a ``DisposeBag``. Without `onError`, an error ends the sequence
  /// silently.
  ///
  /// - Cost: one allocation, and one call per element.
  /// - On error: calls `onError`, then `onDisposed`.
  /// - On dispose: calls `onDisposed` and no other closure.
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onError: Called with the error that ends the sequence.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the sequence has ended or the subscription has been disposed.
  // This overload is disfavored, so that the closure of `subscribe { … }` receives events, as in RxSwift.
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

  /// Starts the sequence, ignores its elements and calls the closures at its end.
  ///
  /// This method is separate, because an optional `onNext` would cost two more allocations.
  ///
  ///     source      -1--2--|
  ///     onCompleted        *
  ///     onDisposed         *
  ///
  /// - Cost: one allocation.
  /// - On error: calls `onError`, then `onDisposed`.
  /// - On dispose: calls `onDisposed` and no other closure.
  @inlinable
  public func subscribe(
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onNext: { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the sequence and calls a closure with each event.
  ///
  ///     source -1--2--|
  ///     on      1  2  |
  ///
  /// - Cost: four allocations, and two calls per event.
  /// - On error: calls `on` for the last time, with `.error`.
  /// - On dispose: nothing more is sent.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) })
  }

  /// Starts the sequence and sends each event to `observer`.
  ///
  ///     source   -1--2--|
  ///     observer  1  2  |
  ///
  /// - Cost: one allocation if `observer` is a class, otherwise four; two calls per event.
  /// - On error: sends the error to `observer` as the last event.
  /// - On dispose: nothing more is sent.
  @inlinable
  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    subscribe(
      onNext: { observer.onNext($0) }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
  }

  /// Starts the sequence and calls the closures with `object`, which the subscription holds weakly. Calls no closure
  /// after the release of `object`.
  ///
  ///     source -1--2--3--|
  ///     object ------x
  ///     onNext  1  2
  ///
  /// - Cost: one weak load per event and nine allocations per subscription.
  /// - On error: calls `onError`, then `onDisposed`, if the object exists.
  /// - On dispose: calls `onDisposed` if the object exists.
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
