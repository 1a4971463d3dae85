extension ObservableType {
  /// Sends the elements in sequences: a new one each time `count` have come or `timeSpan` has passed.
  ///
  ///     source       -1-2-3------4-|
  ///     window(6, 2) w--w-----w----|
  ///                  w: -1-2|  w: -3-|  w: -4-|
  ///
  /// - Cost: one delivery an element, one timer and one subject a window.
  /// - On error: ends the open window with it, then passes it on.
  /// - On dispose: the timer is taken back; the open window stays without an end.
  public func window(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let window = Box(PublishSubject<Element>())
      let left = Box(count)
      let timer = SerialDisposable()
      scope.own(timer)
      func open() {
        left.value = count
        window.value = PublishSubject()
        output.send(window.value)
        if !scope.isDisposed { timer.disposable = scheduler.schedule(after: timeSpan, renew) }
      }
      func renew() {
        window.value.onCompleted()
        open()
      }
      let child = ChildScope(scope) { error in
        timer.dispose()
        if let error { window.value.onError(error) } else { window.value.onCompleted() }
        output.finish(error)
      }
      open()
      source.run(
        { element in
          left.value -= 1
          window.value.onNext(element)
          if left.value == 0 { renew() }
        }, child)
    }
  }
}
