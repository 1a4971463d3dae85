/// A sequence of events for a view. A signal cannot fail and sends on the main actor. A new subscriber receives only
/// later elements.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^--3-|
///
/// A signal subscribes to its source for its first subscriber, and releases everything when its last subscription ends.
///
/// - Cost: one call per subscriber and element, one delivery to a subject.
/// - On error: no error can occur.
/// - On dispose: disposing the last subscription disposes the source.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of a ``Signal``: `share(replay: 0, scope: .whileConnected)`.
///
/// See ``ObservableType/share(replay:scope:)`` for the cost and for the end of the shared subscription.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`; a new subscriber receives only later elements.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a `Signal`. The cost is that of `asSharedSequence()`, usually zero.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a signal that sends `onErrorJustReturn` and completes when the source fails.
  ///
  ///     source                          -1--2--#
  ///     asSignal(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: sends `onErrorJustReturn` in place of the error.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// Returns a signal that continues with `onErrorSignalWith` when the source fails.
  ///
  ///     source                              -1--2--#
  ///     other                                      -a--b-|
  ///     asSignal(onErrorSignalWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: starts `onErrorSignalWith` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal { _ in onErrorSignalWith }
  }

  /// Returns a signal that continues with the result of `onErrorRecover` when the source fails.
  ///
  ///     source                    -1--2--#
  ///     onErrorRecover                   -a--b-|
  ///     asSignal(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: one shared subscription to the source.
  /// - On error: starts the result of `onErrorRecover` in place of the source.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
