extension ObservableType {
  /// Returns an observable that splits the source into windows and sends each window as a sequence. A new window opens
  /// after `count` elements or after `timeSpan`, whichever comes first.
  ///
  ///     source       -1-2-3------4-|
  ///     window(6, 2) w--w-----w----|
  ///                  w: -1-2|  w: -3-|  w: -4-|
  ///
  /// - Cost: one delivery per element, one timer and one subject per window.
  /// - On error: ends the open window with the error, then passes the error on.
  /// - On dispose: disposes the source and cancels the timer when the result and all subscribed windows have been
  ///   disposed. Windows that open after the result has been disposed are not sent.
  public func window(
    timeSpan: Duration, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let window = Box(PublishSubject<Element>())
      let left = Box(count)
      let timer = SerialDisposable()
      let run = DetachedScope(scope) { error in
        timer.dispose()
        if let error { window.value.onError(error) } else { window.value.onCompleted() }
        output.finish(error)
      }
      run.own(timer)
      func open() {
        left.value = count
        window.value = PublishSubject()
        output.send(run.sequence(window.value))
        if !run.isDisposed { timer.disposable = scheduler.schedule(after: timeSpan, renew) }
      }
      func renew() {
        window.value.onCompleted()
        if !run.isDisposed { open() }
      }
      open()
      source.run(
        { element in
          left.value -= 1
          window.value.onNext(element)
          if left.value == 0, !run.isDisposed { renew() }
        }, run)
    }
  }
}
