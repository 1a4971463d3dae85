import Reactive

extension ObservableType {
  /// Emits the same elements, and stays subscribed to `actions` for as long as it has a subscriber.
  ///
  /// A user's actions take effect because the screen is there, whether or not it subscribes to their results.
  func subscribing<Action>(to actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
