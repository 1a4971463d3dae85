/// A sequence that can not fail, is shared by its subscribers, and is listened to on the main actor: what a view
/// model gives to a view. See ``Driver`` and ``Signal``.
///
/// Its operators are those of ``Observable``; each says `See` and its name. This is what differs:
/// - Error: no closure throws, so no operator can make it fail.
/// - Place: `drive` and `emit` run on the main actor, and so does time where no scheduler is given.
/// - Sharing: the result of each operator is shared again, as the strategy says, so a closure runs once an element,
///   whoever listens.
/// - Replay: a ``Driver`` tells a new subscriber the last element first, a ``Signal`` does not.
///
/// - Cost: three allocations an operator, and, at each, a delivery to a subject an element.
/// - On error: there are none: who makes one decides what takes the place of an error.
/// - On dispose: the last one to leave disposes the source.
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
///
/// A strategy documents what a new subscriber receives first, what sharing costs, and when the source is disposed.
public protocol SharingStrategyProtocol {
  /// The scheduler of the operators that take none. The default is the one of ``SharingScheduler``.
  @MainActor static var scheduler: any SchedulerType { get }

  /// Returns an observable whose subscribers share `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

extension SharingStrategyProtocol {
  /// The scheduler of ``SharingScheduler``.
  @MainActor public static var scheduler: any SchedulerType { SharingScheduler.make() }
}

/// What can be seen as a ``SharedSequence``: drivers, signals.
///
/// It costs, and is disposed, as the ``SharedSequence`` is.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol
  /// The sequence as a `SharedSequence`.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The elements as an `AsyncSequence` that does not throw: `for await title in viewModel.title.values`.
  ///
  /// Cancelling the task ends the loop.
  ///
  /// - Cost: one buffer, and one wake-up per element; stores waiting elements without a limit.
  /// - On error: none.
  /// - On dispose: leaving the loop or cancelling its task disposes the subscription.
  public var values: InfallibleValues<Element> { InfallibleValues(source: asObservable()) }
}
