import Reactive

extension ObservableType {
  /// Emits the same elements and is subscribed to `actions` while it has a subscriber.
  ///
  /// So the user's actions take effect while the screen is open, even if it does not observe their results.
  func subscribing<Action>(to actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
