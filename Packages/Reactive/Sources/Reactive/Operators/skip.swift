extension ObservableType {
  /// Leaves out the first `count` elements.
  ///
  ///     source  -1--2--3--4-|
  ///     skip(2) -------3--4-|
  ///
  /// - Cost: one counter an element, two allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
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

  /// Leaves out what comes before `duration` has passed.
  ///
  ///     source             -1--2--3--4-|
  ///     skip(5 ticks)      -------3--4-|
  ///
  /// - Cost: one timer a subscription, one flag check an element.
  /// - On error: passes it on.
  /// - On dispose: the timer is taken back.
  public func skip(_ duration: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
