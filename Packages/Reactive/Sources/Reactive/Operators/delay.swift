extension ObservableType {
  /// Returns an observable that sends each element and the completion after a delay of `dueTime`.
  ///
  ///     source   -1--2-|
  ///     delay(3) ----1--2-|
  ///
  /// - Cost: one scheduled action per element, one at a time; stores the waiting elements.
  /// - On error: passes the error on at once and discards the waiting elements.
  /// - On dispose: disposes the source and cancels the timer.
  @inlinable
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let waiting = Box(Queue<(event: Event<Element>, due: Duration)>())
      let isScheduled = Box(false)
      let schedule = { (timer: OperatorTimer) in
        let due = waiting.value.first?.due
        isScheduled.value = due != nil
        if let due { timer.start(after: max(.zero, due - scheduler.now)) }
      }
      let timer = OperatorTimer(scheduler, scope) { timer in
        switch waiting.value.popFirst()?.event {
        case .next(let element)?: output.send(element)
        case .error(let error)?: output.finish(error)
        case .completed?: output.finish(nil)
        case nil: break
        }
        if !scope.isDisposed { schedule(timer) }
      }
      let enqueue = { (event: Event<Element>) in
        waiting.value.append((event, scheduler.now + dueTime))
        if !isScheduled.value { schedule(timer) }
      }
      let child = ChildScope(scope) { _, error in
        if let error { output.finish(error) } else { enqueue(.completed) }
      }
      source.run({ enqueue(.next($0)) }, child)
    }
  }
}
