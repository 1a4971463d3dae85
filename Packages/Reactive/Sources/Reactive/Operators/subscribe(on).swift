extension ObservableType {
  /// Subscribes to the source from `scheduler`, and disposes there.
  ///
  /// It can not move a pipeline to another actor: that is done by an `async` closure.
  ///
  ///     subscribed     ^
  ///     source          ^-1--2-|
  ///     subscribe(on)  ---1--2-|
  ///
  /// - Cost: one scheduled action a subscription and one a dispose.
  /// - On error: passes it on.
  /// - On dispose: nothing more is told at once; the source is disposed from `scheduler`.
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

/// A run that its parent does not dispose by itself.
