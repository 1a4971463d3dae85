/// State for a view: cannot fail, arrives on the main actor, and sends the last element to a new subscriber first.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^2-3-|
///
/// Starts with the first subscriber; releases everything when the last subscription ends.
///
/// - Cost: one call per subscriber and element, one delivery to a subject; stores the last element.
/// - On error: none.
/// - On dispose: disposing the last subscription disposes the source.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// `share(replay: 1, scope: .whileConnected)`.
///
/// Its cost and its end are those of ``ObservableType/share(replay:scope:)``.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`; a new subscriber receives the last element first.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a `Driver`. Costs the same as `asSharedSequence()`: usually nothing.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver that sends `onErrorJustReturn` and completes when the source fails.
  ///
  ///     source                          -1--2--#
  ///     asDriver(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared run; stores the last element.
  /// - On error: `onErrorJustReturn` is sent in its place.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// Returns a driver that continues with another when the source fails.
  ///
  ///     source                             -1--2--#
  ///     other                                     -a--b-|
  ///     asDriver(onErrorDriveWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared run; stores the last element.
  /// - On error: the other is started in its place.
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
  /// - Cost: one shared run; stores the last element.
  /// - On error: the result of `onErrorRecover` is started in its place.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
