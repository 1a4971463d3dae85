extension ObservableType {
  /// Returns an observable that sends the first `count` elements, then completes.
  ///
  ///     source  -1--2--3--4-|
  ///     take(2) -1--(2|)
  ///
  /// - Cost: one counter per element, two allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "the number of elements to take cannot be negative")
    let source = asObservable()
    return Pipeline { next, scope in
      if count == 0 {
        scope.finish(nil)
        return
      }
      let left = Box(count)
      source.run(
        { element in
          left.value &-= 1
          next(element)
          if left.value == 0 { scope.finish(nil) }
        }, scope)
    }
  }

  /// Returns an observable that sends the elements that arrive within `duration` after the subscription, then
  /// completes.
  ///
  ///     source            -1--2--3--4-|
  ///     take(for: 5 ticks) -1--2|
  ///
  /// - Cost: one timer per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source and cancels the timer.
  public func take(for duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
