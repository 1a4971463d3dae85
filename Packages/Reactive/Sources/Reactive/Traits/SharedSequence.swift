/// A sequence that can not fail, is shared by its subscribers, and is listened to on the main actor: what a view
/// model gives to a view. See ``Driver`` and ``Signal``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  @usableFromInline let source: Observable<Element>

  /// Shares `source`, which must not fail.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// The same sequence with all the operators of an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// How the subscribers of a ``SharedSequence`` share it.
public protocol SharingStrategyProtocol {
  /// Shares `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// What can be seen as a ``SharedSequence``: drivers, signals.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol
  /// The sequence as a `SharedSequence`.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}
