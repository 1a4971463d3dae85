extension ObservableType {
  /// Returns an observable that sends each event in an action of `scheduler`, in order.
  ///
  /// Use this operator to send events asynchronously on the main actor (`MainScheduler.asyncInstance`) or in virtual
  /// time. This operator cannot move a pipeline to another actor. To work on another actor, call an `async` function.
  ///
  ///     source       -1-2---3-|
  ///     observe(on)  --1-2---3-|
  ///
  /// - Cost: one scheduled action per event, one at a time; stores the waiting events.
  /// - On error: passes the error on after the waiting elements.
  /// - On dispose: disposes the source and cancels the scheduled action.
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
      let child = ChildScope(scope) { _, error in enqueue(error.map { .error($0) } ?? .completed) }
      source.run({ enqueue(.next($0)) }, child)
    }
  }
}
