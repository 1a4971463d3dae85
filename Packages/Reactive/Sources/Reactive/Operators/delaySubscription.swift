extension ObservableType {
  /// Subscribes to the source once `dueTime` has passed.
  ///
  ///     source               1-2-3|
  ///     delaySubscription(3) ---1-2-3|
  ///
  /// - Cost: one timer a subscription.
  /// - On error: passes it on.
  /// - On dispose: the timer is taken back.
  public func delaySubscription(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      scope.own(scheduler.schedule(after: dueTime) { source.run(next, scope) })
    }
  }
}
