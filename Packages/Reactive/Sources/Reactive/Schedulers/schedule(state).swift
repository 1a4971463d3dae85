// RxSwift's overloads, which pass a state to the action and dispose the disposable that the action returns.
extension ImmediateSchedulerType {
  /// Runs `action` with `state` as soon as the scheduler allows.
  ///
  /// - Cost: four more allocations than ``schedule(_:)``.
  /// - On dispose: work that has not started does not run; the disposable that `action` returned is disposed.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = schedule { result.setDisposable(action(state)) }
    return Disposables.create(work, result)
  }
}

extension SchedulerType {
  /// Runs `action` with `state` once `dueTime` has passed.
  ///
  /// - Cost: four more allocations than ``schedule(after:_:)``.
  /// - On dispose: work that has not started does not run; the disposable that `action` returned is disposed.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = schedule(after: dueTime) { result.setDisposable(action(state)) }
    return Disposables.create(work, result)
  }

  /// Runs `action` after `startAfter`, then every `period`, each time with the state that it returned before.
  ///
  ///     schedulePeriodic(1, startAfter: 10, period: 20) { $0 * 2 }  *
  ///     action                                                      -1-2-4-8
  ///
  /// - Cost: as ``schedulePeriodic(after:every:_:)``.
  /// - On dispose: the action does not run again.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    return schedulePeriodic(after: startAfter, every: period) {
      let next = action(state)
      // The old state is released after the access to the variable ends.
      withExtendedLifetime(exchange(&state, with: next)) {}
    }
  }
}
