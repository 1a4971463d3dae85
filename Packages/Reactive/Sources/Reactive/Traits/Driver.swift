/// State for a view: can not fail, arrives on the main actor, and tells a new subscriber the last element first.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^2-3-|
///
/// Starts with the first subscriber; keeps nothing once the last one has left.
///
/// - Cost: one call a subscriber and element, one delivery to a subject; keeps the last element.
/// - On error: there are none.
/// - On dispose: the last one to leave disposes the source.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// `share(replay: 1, scope: .whileConnected)`.
///
/// See ``ObservableType/share(replay:scope:)`` for what it costs and when it ends.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`, with the last element told first.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a `Driver`. Costs what `asSharedSequence()` does: mostly nothing.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A driver that sends `onErrorJustReturn` and ends when the source fails.
  ///
  ///     source                          -1--2--#
  ///     asDriver(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared run; keeps the last element.
  /// - On error: it is left out: `onErrorJustReturn` is sent in its place.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// A driver that goes on with another when the source fails.
  ///
  ///     source                             -1--2--#
  ///     other                                     -a--b-|
  ///     asDriver(onErrorDriveWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared run; keeps the last element.
  /// - On error: it is left out: the other is started.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver { _ in onErrorDriveWith }
  }

  /// A driver that goes on with what `onErrorRecover` makes of the error when the source fails.
  ///
  ///     source                    -1--2--#
  ///     onErrorRecover                   -a--b-|
  ///     asDriver(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: one shared run; keeps the last element.
  /// - On error: it is left out: `onErrorRecover` is asked what to start.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
