import Reactive

extension ObservableType {
  /// Returns this sequence with a side effect: each subscription also subscribes to `actions`, and ignores the elements
  /// of `actions`.
  ///
  /// The user's actions therefore run while the screen is open, even if the screen does not observe the results of the
  /// actions.
  func subscribing<Action>(to actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
