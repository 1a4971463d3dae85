extension ObservableType {
  /// Returns an observable that subscribes to the source after `dueTime`.
  ///
  ///     source               1-2-3|
  ///     delaySubscription(3) ---1-2-3|
  ///
  /// - Cost: one timer per subscription.
  /// - On error: passes the error on.
  /// - On dispose: cancels the timer or disposes the source.
  public func delaySubscription(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      scope.own(
        scheduler.schedule(after: dueTime) {
          if !scope.isDisposed { scope.startLate(source, next) }
        })
    }
  }
}
