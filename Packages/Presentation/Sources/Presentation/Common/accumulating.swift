import Reactive

extension ObservableType {
  /// Changes a state with each element, and sends what is made of it. Every subscription has a state of its own.
  ///
  /// Unlike `scan`, it hands on no copy of the state: what is kept in it is changed in place, so a long list costs what
  /// is added to it.
  func accumulating<State, Result>(
    _ initial: State, _ step: @escaping (inout State, Element) -> Result
  ) -> Observable<Result> {
    .deferred {
      var state = initial
      return map { step(&state, $0) }
    }
  }
}
