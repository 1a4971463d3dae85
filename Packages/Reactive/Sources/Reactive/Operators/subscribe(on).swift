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
  /// - On error: passes the error on.
  /// - On dispose: stops sending at once; `scheduler` disposes the source.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let run = ScheduledScope(scope, scheduler)
      let start = scheduler.schedule {
        if scope.isDisposed { return }
        run.hasStarted = true
        run.startLate(source) { element in
          if !scope.isDisposed { next(element) }
        }
      }
      scope.own(
        Disposables.create {
          start.dispose()
          if run.hasStarted { run.release() }
        })
    }
  }
}

/// A scope that is released in an action of a scheduler, at the end and on a dispose.
private final class ScheduledScope: Scope {
  private let scheduler: any ImmediateSchedulerType
  private let subscriber: Scope
  private var isReleasing = false
  /// Whether the source has been subscribed to.
  var hasStarted = false

  init(_ subscriber: Scope, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    self.subscriber = subscriber
    super.init()
    parent = subscriber
  }

  override func terminate(_ error: (any Error)?) { subscriber.finish(error) }

  override func release() {
    if isReleasing { return }
    isReleasing = true
    _ = scheduler.schedule { [self] in releaseNow() }
  }

  private func releaseNow() { super.release() }
}
