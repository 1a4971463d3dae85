extension ObservableType {
  /// Returns an observable that subscribes to the source, and disposes it, in actions of `scheduler`.
  ///
  /// It cannot move a pipeline to another actor; use an `async` closure for that.
  ///
  ///     subscribed     ^
  ///     source          ^-1--2-|
  ///     subscribe(on)  ---1--2-|
  ///
  /// - Cost: one scheduled action per subscription and one per dispose.
  /// - On error: passes it on.
  /// - On dispose: stops sending at once; `scheduler` disposes the source.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let inner = Box<Scope?>(nil)
      let start = scheduler.schedule {
        if scope.isDisposed { return }
        let child = DetachedScope { error in scope.finish(error) }
        inner.value = child
        source.run(
          { element in
            if !scope.isDisposed { next(element) }
          }, child)
      }
      scope.own(
        Disposables.create {
          start.dispose()
          guard let child = inner.replace(with: nil) else { return }
          if !child.isDisposed { _ = scheduler.schedule(child.dispose) }
        })
    }
  }
}
