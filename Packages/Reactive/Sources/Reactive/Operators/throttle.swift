extension ObservableType {
  /// Sends at most one element in any span of `dueTime`: the first at once, and, when `latest`, the last of the span at
  /// its end.
  ///
  ///     source                   -1-2-3----4-----|
  ///     throttle(4)              -1---3---4------|
  ///     throttle(4, latest: no)  -1-------4------|
  ///
  /// - Cost: one look at the clock an element, one timer a span.
  /// - On error: passes it on at once; the waiting element is dropped.
  /// - On dispose: the timer is taken back.
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let waiting = Cell<Element?>(nil)
      let lastSent = Cell<Duration?>(nil)
      let hasEnded = Cell(false)
      let timer = SerialDisposable()
      scope.own(timer)
      let flush = {
        if let element = waiting.value {
          waiting.value = nil
          lastSent.value = scheduler.now
          gate.send(element)
        }
        if hasEnded.value { gate.finish(nil) }
      }
      let child = ChildScope(scope) { error in
        if error == nil, waiting.value != nil { hasEnded.value = true } else { gate.finish(error) }
      }
      source.run(
        { element in
          let left = lastSent.value.map { $0 + dueTime - scheduler.now } ?? .zero
          if left <= .zero {
            waiting.value = element
            flush()
          } else if latest {
            let isScheduled = waiting.value != nil
            waiting.value = element
            if !isScheduled { timer.disposable = scheduler.schedule(after: left, flush) }
          }
        }, child)
    }
  }
}
