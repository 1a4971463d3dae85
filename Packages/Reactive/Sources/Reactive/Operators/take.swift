extension ObservableType {
  /// Sends the first `count` elements, then the end.
  ///
  ///     source  -1--2--3--4-|
  ///     take(2) -1--(2|)
  ///
  /// - Cost: one counter an element, two allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "can not take fewer than no elements")
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

  /// Sends what comes before `duration` has passed, then the end.
  ///
  ///     source            -1--2--3--4-|
  ///     take(for: 5 ticks) -1--2|
  ///
  /// - Cost: one timer a subscription.
  /// - On error: passes it on.
  /// - On dispose: the timer is taken back.
  public func take(for duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
