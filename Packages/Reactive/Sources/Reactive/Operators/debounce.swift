extension ObservableType {
  /// Returns an observable that sends an element when no other element has followed for `dueTime`.
  ///
  ///     source      -1-2-3------4----|
  ///     debounce(3) --------3------4-|
  ///
  /// An element that is waiting when the source completes is sent before completion.
  ///
  /// - Cost: one timer at a time, which each element postpones.
  /// - On error: passes the error on at once and discards the waiting element.
  /// - On dispose: disposes the source and cancels the timer.
  @inlinable
  public func debounce(_ dueTime: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let waiting = Box<Element?>(nil)
      let send = {
        if let element = waiting.replace(with: nil) { output.send(element) }
      }
      // A new element postpones this timer instead of starting another timer.
      let timer = OperatorTimer(scheduler, scope) { _ in send() }
      let child = ChildScope(scope) { _, error in
        timer.release()
        if error == nil { send() }
        output.finish(error)
      }
      source.run(
        { element in
          waiting.value = element
          timer.postpone(by: dueTime)
        }, child)
    }
  }
}
