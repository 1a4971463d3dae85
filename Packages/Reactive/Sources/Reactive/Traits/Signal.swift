/// Events for a view: can not fail and arrives on the main actor; who subscribes late has missed what was sent.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^--3-|
///
/// Starts with the first subscriber; keeps nothing once the last one has left.
///
/// - Cost: one call a subscriber and element, one delivery to a subject; keeps nothing.
/// - On error: there are none.
/// - On dispose: the last one to leave disposes the source.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// `share(replay: 0, scope: .whileConnected)`.
///
/// See ``ObservableType/share(replay:scope:)`` for what it costs and when it ends.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`, with nothing remembered.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a `Signal`. Costs what `asSharedSequence()` does: mostly nothing.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A signal that sends `onErrorJustReturn` and ends when the source fails.
  ///
  ///     source                          -1--2--#
  ///     asSignal(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: one shared run; keeps nothing.
  /// - On error: it is left out: `onErrorJustReturn` is sent in its place.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// A signal that goes on with another when the source fails.
  ///
  ///     source                              -1--2--#
  ///     other                                      -a--b-|
  ///     asSignal(onErrorSignalWith: other)  -1--2---a--b-|
  ///
  /// - Cost: one shared run; keeps nothing.
  /// - On error: it is left out: the other is started.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal { _ in onErrorSignalWith }
  }

  /// A signal that goes on with what `onErrorRecover` makes of the error when the source fails.
  ///
  ///     source                    -1--2--#
  ///     onErrorRecover                   -a--b-|
  ///     asSignal(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: one shared run; keeps nothing.
  /// - On error: it is left out: `onErrorRecover` is asked what to start.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
