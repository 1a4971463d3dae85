extension ObservableType {
  /// Returns an observable that sends each element and the completion `dueTime` later.
  ///
  ///     source   -1--2-|
  ///     delay(3) ----1--2-|
  ///
  /// - Cost: one timer for each run of waiting elements; stores those elements.
  /// - On error: passes it on at once and discards the waiting elements.
  /// - On dispose: disposes the source and cancels the timer.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let waiting = Box(Queue<(event: Event<Element>, due: Duration)>())
      let isScheduled = Box(false)
      let timer = SerialDisposable()
      scope.own(timer)
      func schedule() {
        guard let first = waiting.value.first else {
          isScheduled.value = false
          return
        }
        isScheduled.value = true
        timer.disposable = scheduler.schedule(after: max(.zero, first.due - scheduler.now), sendFirst)
      }
      func sendFirst() {
        if scope.isDisposed { return }
        switch waiting.value.popFirst()?.event {
        case .next(let element)?: output.send(element)
        case .error(let error)?: output.finish(error)
        case .completed?: output.finish(nil)
        case nil: break
        }
        if !scope.isDisposed { schedule() }
      }
      func enqueue(_ event: Event<Element>) {
        waiting.value.append((event, scheduler.now + dueTime))
        if !isScheduled.value { schedule() }
      }
      let child = ChildScope(scope) { error in
        if let error { output.finish(error) } else { enqueue(.completed) }
      }
      source.run({ enqueue(.next($0)) }, child)
    }
  }
}
