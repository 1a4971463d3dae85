/// Says whether tracked work is running: for a spinner.
///
///     work 1    ---[-----]-------
///     work 2    ------[-----]----
///     loading   f--t--------f----
///
/// It counts, so that overlapping work ends the activity only once; it sends changes only.
///
/// - Cost: one delivery when work starts and one when it stops; keeps whether work is running.
/// - On error: the work's error is passed on to its subscriber; the indicator has none.
/// - On dispose: work that is disposed is counted out.
public final class ActivityIndicator: SharedSequenceConvertibleType {
  /// What it sends.
  public typealias Element = Bool
  /// Told to a new subscriber first.
  public typealias SharingStrategy = DriverSharingStrategy

  private let running = BehaviorRelay(value: 0)
  private let loading: Driver<Bool>

  /// Makes an indicator with nothing running.
  public init() {
    loading = Driver(running.map { $0 > 0 }.distinctUntilChanged())
  }

  /// The same work, counted from each subscription to its end or dispose.
  ///
  ///     work     --1--|
  ///     loading  t----f
  ///
  /// - Cost: two deliveries of the indicator and four allocations a subscription, none an element.
  /// - On error: the work is counted out, and the error is passed on.
  /// - On dispose: the work is counted out.
  public func trackActivityOfObservable<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    let source = source.asObservable()
    return Pipeline { [running] next, scope in
      running.accept(running.value + 1)
      // Told before the work's own end is: the view sees the result once the spinner has stopped.
      let stop = ClosureDisposable { running.accept(running.value - 1) }
      let child = ChildScope(scope) { error in
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
  /// Lets `activityIndicator` count this work while it runs.
  ///
  ///     work     --1--|
  ///     loading  t----f
  ///
  /// - Cost: two deliveries of the indicator and four allocations a subscription, none an element.
  /// - On error: the work is counted out, and the error is passed on.
  /// - On dispose: the work is counted out.
  public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    activityIndicator.trackActivityOfObservable(self)
  }
}
