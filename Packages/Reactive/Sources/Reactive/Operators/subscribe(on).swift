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
      let run = ScheduledScope(scheduler) { error in scope.finish(error) }
      let start = scheduler.schedule {
        if scope.isDisposed { return }
        source.run(
          { element in
            if !scope.isDisposed { next(element) }
          }, run)
        run.hasStarted = true
      }
      scope.own(
        Disposables.create {
          start.dispose()
          if run.hasStarted { run.release() }
        })
    }
  }
}

/// A run that is released by an action of a scheduler, at its end as well as when it is disposed.
private final class ScheduledScope: Scope {
  private let scheduler: any ImmediateSchedulerType
  private let onEnd: ((any Error)?) -> Void
  private var isReleasing = false
  /// Whether the source was subscribed to.
  var hasStarted = false

  init(_ scheduler: any ImmediateSchedulerType, _ onEnd: @escaping ((any Error)?) -> Void) {
    self.scheduler = scheduler
    self.onEnd = onEnd
    super.init()
  }

  override func terminate(_ error: (any Error)?) {
    hasStarted = true
    onEnd(error)
  }

  override func release() {
    if isReleasing { return }
    isReleasing = true
    _ = scheduler.schedule { [self] in releaseNow() }
  }

  private func releaseNow() { super.release() }
}
