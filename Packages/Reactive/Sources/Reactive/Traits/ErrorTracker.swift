/// A signal of the errors of tracked work, for example to show an alert.
///
///     work 1  --1--#
///     work 2  ---------#
///     errors  -----e---e---
///
/// - Cost: one delivery per error.
/// - On error: sends the error of the work as an element; the tracker itself never fails.
/// - On dispose: disposed work sends no error.
public final class ErrorTracker: SharedSequenceConvertibleType {
  /// The type of the elements.
  public typealias Element = any Error
  /// A signal, so that an alert is not shown again to a new subscriber.
  public typealias SharingStrategy = SignalSharingStrategy

  private let errors = PublishRelay<any Error>()

  /// Creates a tracker.
  public init() {}

  /// Returns a sequence with the same events, which sends its error to this tracker before it fails.
  ///
  ///     source      --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: sends the error to this tracker, then passes it on.
  /// - On dispose: disposes the work.
  public func trackError<Source: ObservableConvertibleType>(from source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: { [errors] in errors.accept($0) })
  }

  /// The errors, as an `Observable`.
  public func asObservable() -> Observable<any Error> { errors }

  /// The errors. Each call creates its own signal.
  public func asSharedSequence() -> Signal<any Error> { Signal(errors) }

  /// The errors as a ``Driver``: while it has subscribers, a new one receives the last error first.
  public func asDriver() -> Driver<any Error> { Driver(errors) }
}

extension ObservableConvertibleType {
  /// Sends the error of this work to `errorTracker`.
  ///
  ///     work        --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: sends the error to the tracker, then passes it on.
  /// - On dispose: disposes the work.
  public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
    errorTracker.trackError(from: self)
  }
}
