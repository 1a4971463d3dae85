extension ObservableType {
  /// Sends every event from `scheduler`, in order.
  ///
  /// Use it to hand events to the next turn (`MainScheduler.asyncInstance`) or to virtual time. It can not move a
  /// pipeline to another actor: that is done by an `async` closure.
  ///
  ///     source       -1-2---3-|
  ///     observe(on)  --1-2---3-|
  ///
  /// - Cost: one scheduled action for each run of events that wait; keeps them.
  /// - On error: passes it on after the elements that wait.
  /// - On dispose: the action is taken back.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let waiting = Line<Event<Element>>()
      let isScheduled = Cell(false)
      let action = SerialDisposable()
      scope.own(action)
      let flush = {
        while !scope.isDisposed, let event = waiting.popFirst() {
          switch event {
          case .next(let element): next(element)
          case .error(let error): scope.finish(error)
          case .completed: scope.finish(nil)
          }
        }
        isScheduled.value = false
      }
      let keep = { (event: Event<Element>) in
        waiting.append(event)
        if isScheduled.value { return }
        isScheduled.value = true
        action.disposable = scheduler.schedule(flush)
      }
      let child = ChildScope(scope) { error in keep(error.map { .error($0) } ?? .completed) }
      source.run({ keep(.next($0)) }, child)
    }
  }
}
