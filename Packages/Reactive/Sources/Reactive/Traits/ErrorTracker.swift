/// A signal of the errors of tracked work, for example to show an alert.
///
///     work 1  --1--#
///     work 2  ---------#
///     errors  -----e---e---
///
/// - Cost: one delivery per error.
/// - On error: sends the error of the work as an element. The tracker itself never fails.
/// - On dispose: disposed work sends no error.
public final class ErrorTracker: SharedSequenceConvertibleType {
  /// The type of the elements.
  public typealias Element = any Error
  /// The strategy of a signal: a new subscriber receives only later errors.
  public typealias SharingStrategy = SignalSharingStrategy

  private let errors = PublishRelay<any Error>()

  /// Creates a tracker.
  public init() {}

  /// Returns a sequence that sends the events of `source`. If the source fails, the sequence sends the error to this
  /// tracker first.
  ///
  ///     source      --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: sends the error to this tracker, then passes the error on.
  /// - On dispose: disposes the work.
  public func trackError<Source: ObservableConvertibleType>(from source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: { [errors] in errors.accept($0) })
  }

  /// The errors, as an `Observable`.
  public func asObservable() -> Observable<any Error> { errors }

  /// Returns a new ``Signal`` that sends the errors.
  public func asSharedSequence() -> Signal<any Error> { Signal(errors) }

  /// The errors as a ``Driver``. While the driver has subscribers, a new subscriber receives the last error first.
  public func asDriver() -> Driver<any Error> { Driver(errors) }
}

extension ObservableConvertibleType {
  /// Returns a sequence that sends the events of this sequence. If this sequence fails, the result sends the error to
  /// `errorTracker` first.
  ///
  ///     work        --1--#
  ///     trackError  --1--#
  ///     errors      -----e---
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: sends the error to the tracker, then passes the error on.
  /// - On dispose: disposes the work.
  public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
    errorTracker.trackError(from: self)
  }
}
