extension ObservableType {
  /// Sends every event from `scheduler`, in order.
  ///
  /// Use it to hand events to the next turn (`MainScheduler.asyncInstance`) or to virtual time. It cannot move a
  /// pipeline to another actor: that is done by an `async` closure.
  ///
  ///     source       -1-2---3-|
  ///     observe(on)  --1-2---3-|
  ///
  /// - Cost: one scheduled action an event, one at a time; stores the events that wait.
  /// - On error: passes it on after the elements that wait.
  /// - On dispose: the scheduled action is cancelled.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let waiting = Box(Queue<Event<Element>>())
      let isScheduled = Box(false)
      let timer = OperatorTimer(immediate: scheduler, scope) { timer in
        switch waiting.value.popFirst() {
        case .next(let element)?: next(element)
        case .error(let error)?: scope.finish(error)
        case .completed?: scope.finish(nil)
        case nil: break
        }
        if scope.isDisposed { return }
        if waiting.value.isEmpty { isScheduled.value = false } else { timer.start() }
      }
      let enqueue = { (event: Event<Element>) in
        waiting.value.append(event)
        if isScheduled.value { return }
        isScheduled.value = true
        timer.start()
      }
      let child = ChildScope(scope) { error in enqueue(error.map { .error($0) } ?? .completed) }
      source.run({ enqueue(.next($0)) }, child)
    }
  }
}
