extension ObservableType {
  /// Returns an observable that sends an element when no other one has followed it for `dueTime`.
  ///
  ///     source      -1-2-3------4----|
  ///     debounce(3) --------3------4-|
  ///
  /// An element that is waiting when the source completes is sent before completion.
  ///
  /// - Cost: one timer per element, five allocations per subscription.
  /// - On error: passes it on at once and discards the waiting element.
  /// - On dispose: disposes the source and cancels the timer.
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let waiting = Box<Element?>(nil)
      let due = Box(Duration.zero)
      let isScheduled = Box(false)
      let timer = SerialDisposable()
      scope.own(timer)
      let send = {
        if let element = waiting.replace(with: nil) { output.send(element) }
      }
      // An element only moves the due time. A timer that fires too early is restarted for the remaining time.
      func fire() {
        if scope.isDisposed { return }
        let rest = due.value - scheduler.now
        isScheduled.value = rest > .zero
        if rest > .zero { timer.disposable = scheduler.schedule(after: rest, fire) } else { send() }
      }
      let child = ChildScope(scope) { error in
        timer.dispose()
        if error == nil { send() }
        output.finish(error)
      }
      source.run(
        { element in
          waiting.value = element
          due.value = scheduler.now + dueTime
          if isScheduled.value { return }
          isScheduled.value = true
          timer.disposable = scheduler.schedule(after: dueTime, fire)
        }, child)
    }
  }
}
