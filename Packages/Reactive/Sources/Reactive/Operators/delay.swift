extension ObservableType {
  /// Sends each element, and the completion, `dueTime` later.
  ///
  ///     source   -1--2-|
  ///     delay(3) ----1--2-|
  ///
  /// - Cost: one timer for each run of elements that wait; keeps them.
  /// - On error: passes it on at once; what waits is dropped.
  /// - On dispose: the timer is taken back.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let waiting = Cell<[(event: Event<Element>, due: Duration)]>([])
      let isScheduled = Cell(false)
      let timer = SerialDisposable()
      scope.own(timer)
      func wait() {
        guard let first = waiting.value.first else {
          isScheduled.value = false
          return
        }
        isScheduled.value = true
        timer.disposable = scheduler.schedule(after: max(.zero, first.due - scheduler.now), flush)
      }
      func flush() {
        let due = waiting.value.prefix { $0.due <= scheduler.now }
        waiting.value.removeFirst(due.count)
        for (event, _) in due where !scope.isDisposed {
          switch event {
          case .next(let element): gate.send(element)
          case .error(let error): gate.finish(error)
          case .completed: gate.finish(nil)
          }
        }
        if !scope.isDisposed { wait() }
      }
      func keep(_ event: Event<Element>) {
        waiting.value.append((event, scheduler.now + dueTime))
        if !isScheduled.value { wait() }
      }
      let child = ChildScope(scope) { error in
        if let error { gate.finish(error) } else { keep(.completed) }
      }
      source.run({ keep(.next($0)) }, child)
    }
  }
}
