extension ObservableType {
  /// Returns an observable that skips the first `count` elements.
  ///
  ///     source  -1--2--3--4-|
  ///     skip(2) -------3--4-|
  ///
  /// - Cost: one counter per element, two allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let left = Box(count)
      source.run(
        { element in
          if left.value > 0 { left.value &-= 1 } else { next(element) }
        }, scope)
    }
  }

  /// Returns an observable that skips the elements that arrive within `duration` after the subscription.
  ///
  ///     source             -1--2--3--4-|
  ///     skip(5 ticks)      -------3--4-|
  ///
  /// - Cost: one timer per subscription, one flag check per element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source and cancels the timer.
  public func skip(_ duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
