import Reactive

extension ObservableType {
  /// Emits the same elements and is subscribed to `actions` while it has a subscriber.
  ///
  /// The user's actions therefore take effect while the screen is open, even if the screen does not observe their
  /// results.
  func subscribing<Action>(to actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
