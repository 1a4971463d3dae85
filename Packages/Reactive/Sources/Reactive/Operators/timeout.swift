extension ObservableType {
  /// Fails when nothing comes for `dueTime`.
  ///
  ///     source     -1--2---------3-|
  ///     timeout(5) -1--2----#
  ///
  /// - Cost: one timer an element.
  /// - On error: passes it on; `RxError.timeout` when nothing comes in time.
  /// - On dispose: the timer is taken back.
  public func timeout(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` when nothing comes for `dueTime`.
  ///
  ///     source            -1--2---------3-|
  ///     timeout(5, other) -1--2----a-b-|
  ///
  /// - Cost: one timer an element.
  /// - On error: passes it on.
  /// - On dispose: the timer is taken back; the running one is disposed.
  public func timeout(
    _ dueTime: Duration, other: some ObservableConvertibleType<Element>, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let timer = SerialDisposable()
      scope.own(timer)
      let child = ChildScope(scope) { error in
        timer.dispose()
        output.finish(error)
      }
      let wait = {
        if child.isDisposed { return }
        timer.disposable = scheduler.schedule(after: dueTime) {
          if child.isDisposed { return }
          child.dispose()
          other.run({ output.send($0) }, ChildScope(scope, output.finish))
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
