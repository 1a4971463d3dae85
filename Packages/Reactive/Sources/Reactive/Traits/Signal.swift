/// Events for a view: can not fail and arrives on the main actor; who subscribes late has missed what was sent.
///
///     source     -1--2--3-|
///     first     ^-1--2--3-|
///     second         ^--3-|
///
/// Starts with the first subscriber; keeps nothing once the last one has left.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// `share(replay: 0, scope: .whileConnected)`.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// Shares `source`, with nothing remembered.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a `Signal`.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A signal that sends `onErrorJustReturn` and ends when the source fails.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// A signal that goes on with another when the source fails.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal { _ in onErrorSignalWith }
  }

  /// A signal that goes on with what `onErrorRecover` makes of the error when the source fails.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
