extension ObservableType {
  /// Sends an element once nothing has followed it for `dueTime`.
  ///
  ///     source      -1-2-3------4----|
  ///     debounce(3) --------3------4-|
  ///
  /// An element that is still waiting at the end is sent before it.
  ///
  /// - Cost: one timer an element, five allocations a subscription.
  /// - On error: passes it on at once; the waiting element is dropped.
  /// - On dispose: the timer is taken back.
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let waiting = Cell<Element?>(nil)
      let timer = SerialDisposable()
      scope.own(timer)
      let flush = {
        guard let element = waiting.value else { return }
        waiting.value = nil
        gate.send(element)
      }
      let child = ChildScope(scope) { error in
        timer.dispose()
        if error == nil { flush() }
        gate.finish(error)
      }
      source.run(
        { element in
          waiting.value = element
          timer.disposable = scheduler.schedule(after: dueTime, flush)
        }, child)
    }
  }
}
