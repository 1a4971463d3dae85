/// Gathers the errors of tracked work: for an alert.
public final class ErrorTracker: SharedSequenceConvertibleType {
  /// What it sends.
  public typealias Element = any Error
  /// Not remembered: an alert is shown once.
  public typealias SharingStrategy = SignalSharingStrategy

  private let errors = PublishRelay<any Error>()

  /// Makes a tracker.
  public init() {}

  /// The same work; its error is told here first.
  public func trackError<Source: ObservableConvertibleType>(from source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: { [errors] in errors.accept($0) })
  }

  /// The errors, as an `Observable`.
  public func asObservable() -> Observable<any Error> { errors }

  /// The errors.
  public func asSharedSequence() -> Signal<any Error> { Signal(errors) }

  /// The errors as a ``Driver``: who subscribes late is told the last one, as long as somebody else listens.
  public func asDriver() -> Driver<any Error> { Driver(errors) }
}

extension ObservableConvertibleType {
  /// Tells `errorTracker` the error of this work.
  ///
  /// - Cost: none an element.
  /// - On error: told to the tracker, then passed on.
  /// - On dispose: nothing of its own to release.
  public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
    errorTracker.trackError(from: self)
  }
}
