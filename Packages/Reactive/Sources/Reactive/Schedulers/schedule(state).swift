// RxSwift's overloads, which pass a state to the action and dispose the action's result.
extension ImmediateSchedulerType {
  /// Runs `action` with `state` as soon as the scheduler allows.
  ///
  /// - Cost: four more allocations than ``schedule(_:)``.
  /// - On dispose: work that has not started does not run; the result of `action` is disposed.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = schedule { result.setDisposable(action(state)) }
    return Disposables.create(work, result)
  }
}

extension SchedulerType {
  /// Runs `action` with `state` when `dueTime` has passed.
  ///
  /// - Cost: four more allocations than ``schedule(after:_:)``.
  /// - On dispose: work that has not started does not run; the result of `action` is disposed.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = schedule(after: dueTime) { result.setDisposable(action(state)) }
    return Disposables.create(work, result)
  }

  /// Runs `action` after `startAfter`, then every `period`. Each run receives the state that the previous run returned.
  ///
  ///     schedulePeriodic(1, startAfter: 10, period: 20) { $0 * 2 }  *
  ///     action                                                      -1-2-4-8
  ///
  /// - Cost: the cost of ``schedulePeriodic(after:every:_:)``.
  /// - On dispose: the action does not run again.
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    return schedulePeriodic(after: startAfter, every: period) {
      let next = action(state)
      // The old state is released after the access to `state` has ended, because its `deinit` may run user code.
      withExtendedLifetime(exchange(&state, with: next)) {}
    }
  }
}
