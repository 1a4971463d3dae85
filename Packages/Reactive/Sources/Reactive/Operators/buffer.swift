extension ObservableType {
  /// Sends the elements in arrays: each time `count` have come or `timeSpan` has passed since the last array.
  ///
  ///     source       -1-2-3------4-|
  ///     buffer(6, 2) ---[1,2]--[3]-([4]|)
  ///
  /// An array can be empty; the last one is sent before the end.
  ///
  /// - Cost: one append an element, one timer an array; keeps the elements of one array.
  /// - On error: passes it on; the elements are dropped.
  /// - On dispose: the timer is taken back.
  public func buffer(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let elements = Box<[Element]>([])
      let timer = SerialDisposable()
      scope.own(timer)
      func send() {
        output.send(elements.replace(with: []))
        wait()
      }
      func wait() {
        if !scope.isDisposed { timer.disposable = scheduler.schedule(after: timeSpan, send) }
      }
      let child = ChildScope(scope) { error in
        timer.dispose()
        if error == nil { output.send(elements.value) }
        output.finish(error)
      }
      wait()
      source.run(
        { element in
          elements.value.append(element)
          if elements.value.count == count { send() }
        }, child)
    }
  }
}
