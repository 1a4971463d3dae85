import Reactive

extension ObservableType {
  /// The same elements; as long as somebody listens to them, `actions` run too.
  ///
  /// What the user does on a screen takes effect because the screen is there, whether or not anyone asks how it went.
  func performing<Action>(_ actions: Observable<Action>) -> Observable<Element> {
    .merge(asObservable(), actions.compactMap { _ in nil })
  }
}
