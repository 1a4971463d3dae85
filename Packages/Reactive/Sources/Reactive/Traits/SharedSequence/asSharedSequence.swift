extension BehaviorRelay {
  /// The relay as a ``Driver``.
  ///
  ///     relay       0-1--2--3---
  ///     subscriber     ^12--3---      (1 is sent at once)
  ///
  /// - Cost: each result has its own subscription to the relay; stores the last element.
  /// - On error: no error can occur.
  /// - On dispose: disposing the last subscription unsubscribes from the relay.
  @inlinable
  public func asDriver() -> Driver<Element> { Driver(self) }

  /// The relay as an ``Infallible``. Costs nothing.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(self) }
}

extension PublishRelay {
  /// The relay as a ``Signal``.
  ///
  ///     relay       --1--2--3---
  ///     subscriber     ^-2--3---
  ///
  /// - Cost: each result has its own subscription to the relay.
  /// - On error: no error can occur.
  /// - On dispose: disposing the last subscription unsubscribes from the relay.
  @inlinable
  public func asSignal() -> Signal<Element> { Signal(self) }

  /// The relay as an ``Infallible``. Costs nothing.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(self) }
}

extension ReplayRelay {
  /// The relay as an ``Infallible``. Costs nothing.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(self) }
}

extension InfallibleType {
  /// The sequence as a ``Driver``.
  ///
  ///     source    -1--2--3-|
  ///     asDriver  -1--2--3-|
  ///     second         ^2-3|
  ///
  /// - Cost: one shared subscription to the source; stores the last element.
  /// - On error: no error can occur.
  /// - On dispose: disposing the last subscription disposes the source.
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }

  /// The sequence as a ``Signal``.
  ///
  ///     source    -1--2--3-|
  ///     asSignal  -1--2--3-|
  ///     second         ^-3-|
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: no error can occur.
  /// - On dispose: disposing the last subscription disposes the source.
  public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}

// Conversions to shared sequences with any strategy. For a driver or a signal, use `asDriver(…)` or `asSignal(…)`.
extension ObservableConvertibleType {
  /// Returns a shared sequence that sends `onErrorJustReturn` and completes when the source fails.
  ///
  ///     source                                  -1--2--#
  ///     asSharedSequence(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: sends `onErrorJustReturn` in place of the error.
  /// - On dispose: disposing the last subscription disposes the source.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// Returns a shared sequence that continues with `onErrorDriveWith` when the source fails.
  ///
  ///     source                                     -1--2--#
  ///     other                                             -a--b-|
  ///     asSharedSequence(onErrorDriveWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: starts `onErrorDriveWith` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Returns a shared sequence that continues with the result of `onErrorRecover` when the source fails.
  ///
  ///     source                            -1--2--#
  ///     onErrorRecover                           -a--b-|
  ///     asSharedSequence(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: starts the result of `onErrorRecover` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
