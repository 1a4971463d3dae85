import Reactive

extension ObservableType {
  /// Returns a sequence with the elements of this sequence. A subscription to the result also subscribes to `actions`.
  ///
  /// The user's actions therefore run while the screen is open, even if the screen does not observe their results.
  func subscribing<Action>(to actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
