extension ObservableType {
  /// Returns an observable that subscribes to the source and disposes the subscription in actions of `scheduler`.
  ///
  /// This operator cannot move a pipeline to another actor. To work on another actor, call an `async` function.
  ///
  ///     subscribed     ^
  ///     source          ^-1--2-|
  ///     subscribe(on)  ---1--2-|
  ///
  /// - Cost: one scheduled action per subscription and one per disposal.
  /// - On error: passes the error on.
  /// - On dispose: stops sending at once, and disposes the source in an action of `scheduler`.
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

/// A scope that releases its resources in an action of a scheduler when the sequence ends or the subscription is
/// disposed.
private final class ScheduledScope: Scope {
  private let scheduler: any ImmediateSchedulerType
  private let subscriber: Scope
  private var isReleasing = false
  /// Whether the operator has subscribed to the source.
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
