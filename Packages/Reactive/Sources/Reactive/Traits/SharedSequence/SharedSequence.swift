/// A shared sequence that cannot fail and that a view observes on the main actor, for example an output of a view
/// model. See ``Driver`` and ``Signal``.
///
/// A shared sequence has many operators of ``Observable``. The documentation of each operator names the
/// corresponding operator of ``Observable``. Shared sequences differ from observables as follows:
/// - Errors: closures do not throw, so no operator can make the sequence fail.
/// - Isolation: `drive` and `emit` run on the main actor; time operators without a scheduler argument use the main
///   actor's scheduler.
/// - Sharing: the result of each operator is shared too, with the same strategy. Therefore, the closure of an operator
///   runs once per element, regardless of the number of subscribers.
/// - Replay: a ``Driver`` sends the last element to a new subscriber first; a ``Signal`` does not.
///
/// - Cost: three allocations per operator, and one delivery to a subject per operator and element.
/// - On error: no error can occur, because the code that creates the sequence replaces errors.
/// - On dispose: disposing the last subscription disposes the source.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  @usableFromInline let source: Observable<Element>

  /// Shares `source`, which must not fail.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// The sequence as an `Observable`, which has more operators.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// A strategy with which subscribers share a ``SharedSequence``.
///
/// A strategy documents what a new subscriber receives first, what sharing costs, and when the source is disposed.
public protocol SharingStrategyProtocol {
  /// The scheduler of time operators without a scheduler argument. The default is the scheduler of
  /// ``SharingScheduler``.
  @MainActor static var scheduler: any SchedulerType { get }

  /// Returns an observable whose subscribers share `source`.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

extension SharingStrategyProtocol {
  /// The scheduler of ``SharingScheduler``.
  @MainActor public static var scheduler: any SchedulerType { SharingScheduler.make() }
}

/// A type that can be converted to a ``SharedSequence``, such as a driver or a signal.
///
/// For the cost and the disposal, see ``SharedSequence``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The strategy with which subscribers share the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol
  /// The sequence as a `SharedSequence`.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The elements as an `AsyncSequence` that does not throw: `for await title in viewModel.title.values`.
  ///
  /// Canceling the loop's task ends the loop.
  ///
  /// - Cost: one buffer, and one wake-up per element; the buffer has no size limit.
  /// - On error: no error can occur.
  /// - On dispose: leaving the loop or canceling its task disposes the subscription.
  public var values: InfallibleValues<Element> { InfallibleValues(source: asObservable()) }
}
