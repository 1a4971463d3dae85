/// Gathers the errors of tracked work: for an alert.
///
///     work 1  --1--#
///     work 2  ---------#
///     errors  -----e---e---
///
/// - Cost: one delivery an error.
/// - On error: of the work: sent here as an element; there is none of its own.
/// - On dispose: of the work: nothing more is heard of it.
public final class ErrorTracker: SharedSequenceConvertibleType {
  /// What it sends.
  public typealias Element = any Error
  /// Not remembered: an alert is shown once.
  public typealias SharingStrategy = SignalSharingStrategy

  private let errors = PublishRelay<any Error>()

  /// Makes a tracker.
  public init() {}

  /// The same work; its error is told here first.
  ///
  ///     source      --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call an element, three allocations a subscription.
  /// - On error: sent here, then passed on.
  /// - On dispose: nothing of its own to release.
  public func trackError<Source: ObservableConvertibleType>(from source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: { [errors] in errors.accept($0) })
  }

  /// The errors, as an `Observable`.
  public func asObservable() -> Observable<any Error> { errors }

  /// The errors. Each call makes a signal of its own.
  public func asSharedSequence() -> Signal<any Error> { Signal(errors) }

  /// The errors as a ``Driver``: who subscribes late is told the last one, as long as somebody else listens.
  public func asDriver() -> Driver<any Error> { Driver(errors) }
}

extension ObservableConvertibleType {
  /// Tells `errorTracker` the error of this work.
  ///
  ///     work        --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call an element, three allocations a subscription.
  /// - On error: told to the tracker, then passed on.
  /// - On dispose: nothing of its own to release.
  public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
    errorTracker.trackError(from: self)
  }
}
