import Reactive

extension ObservableType {
  /// Calls `step` with each element, and emits the results. `step` changes the state in place. Each subscription has
  /// its own state.
  ///
  /// In contrast to `scan`, this operator does not copy the state: appending to a long list costs O(new items).
  func scanInPlace<State, Result>(
    _ initial: State, _ step: @escaping (inout State, Element) -> Result
  ) -> Observable<Result> {
    .deferred {
      var state = initial
      return map { step(&state, $0) }
    }
  }
}
