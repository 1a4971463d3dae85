/// A driver that is true while tracked work is active, for example to show a spinner.
///
///     work 1    ---[-----]-------
///     work 2    ------[-----]----
///     loading   f--t--------f----
///
/// Overlapping work counts as one activity. The indicator sends only changes.
///
/// - Cost: one delivery at the start of the work and one delivery at the end.
/// - On error: passes the error of the work to the work's subscriber; the indicator itself never fails.
/// - On dispose: disposing the work ends the activity.
public final class ActivityIndicator: SharedSequenceConvertibleType {
  /// The type of the elements.
  public typealias Element = Bool
  /// The strategy of a driver: a new subscriber receives the current state first.
  public typealias SharingStrategy = DriverSharingStrategy

  private let running = BehaviorRelay(value: 0)
  private let loading: Driver<Bool>

  /// Creates an indicator without activity.
  public init() {
    loading = Driver(running.map { $0 > 0 }.distinctUntilChanged())
  }

  /// Returns a sequence that sends the events of `source`. Each subscription to the result counts as activity until the
  /// subscription ends or is disposed.
  ///
  ///     work     --1--|
  ///     loading  t----f
  ///
  /// - Cost: two deliveries of the indicator and four allocations per subscription; no cost per element.
  /// - On error: ends the activity, then passes the error on.
  /// - On dispose: ends the activity.
  public func trackActivityOfObservable<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    let source = source.asObservable()
    return Pipeline { [running] next, scope in
      running.accept(running.value + 1)
      // The end of the activity is sent before the end of the work.
      let stop = ClosureDisposable { running.accept(running.value - 1) }
      let child = ChildScope(scope) { _, error in
        stop.dispose()
        scope.finish(error)
      }
      source.run(next, child)
      scope.add(stop)
    }
  }

  /// Whether work is running, as an `Observable`.
  public func asObservable() -> Observable<Bool> { loading.asObservable() }

  /// Whether work is running.
  public func asSharedSequence() -> Driver<Bool> { loading }
}

extension ObservableConvertibleType {
  /// Returns a sequence that sends the events of this sequence. Each subscription to the result counts as activity of
  /// `activityIndicator`.
  ///
  ///     work     --1--|
  ///     loading  t----f
  ///
  /// - Cost: two deliveries of the indicator and four allocations per subscription; no cost per element.
  /// - On error: ends the activity, then passes the error on.
  /// - On dispose: ends the activity.
  public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    activityIndicator.trackActivityOfObservable(self)
  }
}
