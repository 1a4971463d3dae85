/// A sequence of state for a view. A driver cannot fail, sends on the main actor, and sends its last element to a new
/// subscriber first.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^2-3-|
///
/// A driver subscribes to its source for its first subscriber, and releases everything when its last subscription ends.
///
/// - Cost: one call per subscriber and element, one delivery to a subject; stores the last element.
/// - On error: no error can occur.
/// - On dispose: disposing the last subscription disposes the source.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of a ``Driver``: `share(replay: 1, scope: .whileConnected)`.
///
/// See ``ObservableType/share(replay:scope:)`` for the cost and for the end of the shared subscription.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`; a new subscriber receives the last element first.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a `Driver`. The cost is that of `asSharedSequence()`, usually zero.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver that sends `onErrorJustReturn` and completes when the source fails.
  ///
  ///     source                          -1--2--#
  ///     asDriver(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared subscription to the source; stores the last element.
  /// - On error: sends `onErrorJustReturn` in place of the error.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// Returns a driver that continues with `onErrorDriveWith` when the source fails.
  ///
  ///     source                             -1--2--#
  ///     other                                     -a--b-|
  ///     asDriver(onErrorDriveWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source; stores the last element.
  /// - On error: starts `onErrorDriveWith` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver { _ in onErrorDriveWith }
  }

  /// Returns a driver that continues with the result of `onErrorRecover` when the source fails.
  ///
  ///     source                    -1--2--#
  ///     onErrorRecover                   -a--b-|
  ///     asDriver(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source; stores the last element.
  /// - On error: starts the result of `onErrorRecover` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
