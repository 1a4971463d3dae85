extension ObservableType {
  /// Returns an observable that sends an element at once if `dueTime` has passed since the last sent element. If
  /// `latest` is true, the last skipped element is sent when `dueTime` has passed.
  ///
  ///     source                      -1-2-3----4-----|
  ///     throttle(5)                 -1----3----4----|
  ///     throttle(5, latest: false)  -1--------4-----|
  ///
  /// - Cost: one or two reads of the clock per element, and at most one timer per interval.
  /// - On error: passes the error on at once and discards the waiting element.
  /// - On dispose: disposes the source and cancels the timer.
  @inlinable
  public func throttle(
    _ dueTime: Duration, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let waiting = Box<Element?>(nil)
      let lastSent = Box<Duration?>(nil)
      let hasEnded = Box(false)
      let flush = {
        if let element = waiting.replace(with: nil) {
          output.send(element)
          // As in RxSwift, the time is read after the delivery, so the duration of the delivery does not count toward
          // the interval.
          lastSent.value = scheduler.now
        }
        if hasEnded.value { output.finish(nil) }
      }
      let timer = OperatorTimer(scheduler, scope) { _ in flush() }
      let child = ChildScope(scope) { _, error in
        if error == nil, waiting.value != nil { hasEnded.value = true } else { output.finish(error) }
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
            if !isScheduled { timer.start(after: left) }
          }
        }, child)
    }
  }
}
