import Reactive

extension ObservableType {
  /// Changes a state in place with each element and emits the result of `step`. Each subscription has its own state.
  ///
  /// Unlike `scan`, it does not copy the state, so the cost of appending to a long list depends only on the new items.
  func scanInPlace<State, Result>(
    _ initial: State, _ step: @escaping (inout State, Element) -> Result
  ) -> Observable<Result> {
    .deferred {
      var state = initial
      return map { step(&state, $0) }
    }
  }
}
