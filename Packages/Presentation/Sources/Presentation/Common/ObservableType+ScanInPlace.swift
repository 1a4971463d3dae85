import Reactive

extension ObservableType {
  /// Changes a state in place with each element, and emits the result. Every subscription has its own state.
  ///
  /// Unlike `scan`, it emits no copy of the state, so that appending to a long list costs only what is appended.
  func scanInPlace<State, Result>(
    _ initial: State, _ step: @escaping (inout State, Element) -> Result
  ) -> Observable<Result> {
    .deferred {
      var state = initial
      return map { step(&state, $0) }
    }
  }
}
