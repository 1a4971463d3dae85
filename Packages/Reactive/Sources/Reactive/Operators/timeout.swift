extension ObservableType {
  /// Returns an observable that fails if no element arrives for `dueTime`.
  ///
  ///     source     -1--2---------3-|
  ///     timeout(5) -1--2----#
  ///
  /// - Cost: one timer per element.
  /// - On error: passes the error on; fails with `RxError.timeout` if no element arrives in time.
  /// - On dispose: disposes the source and cancels the timer.
  public func timeout(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Returns an observable that continues with `other` if no element arrives for `dueTime`.
  ///
  ///     source            -1--2---------3-|
  ///     timeout(5, other) -1--2----a-b-|
  ///
  /// - Cost: one timer per element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the running sequence and cancels the timer.
  public func timeout(
    _ dueTime: Duration, other: some ObservableConvertibleType<Element>, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let timer = SerialDisposable()
      scope.own(timer)
      let child = ChildScope(scope) { _, error in
        timer.dispose()
        output.finish(error)
      }
      let wait = {
        if child.isDisposed { return }
        timer.disposable = scheduler.schedule(after: dueTime) {
          if child.isDisposed { return }
          // As in RxSwift, `other` starts before the source is released.
          child.stop()
          if !scope.isDisposed {
            ChildScope(scope) { _, error in output.finish(error) }.startLate(other) { output.send($0) }
          }
          child.leave()
        }
      }
      wait()
      source.run(
        { element in
          output.send(element)
          wait()
        }, child)
    }
  }
}
