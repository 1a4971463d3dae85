extension ObservableType {
  /// Returns an observable that collects elements and sends them as arrays. An array is sent after `count` elements or
  /// after `timeSpan`, whichever comes first.
  ///
  ///     source       -1-2-3------4-|
  ///     buffer(6, 2) ---[1,2]--[3]-([4]|)
  ///
  /// If no element arrives within `timeSpan`, the array is empty. The last array is sent before completion.
  ///
  /// - Cost: one append per element, one timer per array; stores the elements of one array.
  /// - On error: passes the error on and discards the collected elements.
  /// - On dispose: disposes the source and cancels the timer.
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
      let child = ChildScope(scope) { _, error in
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
