/// What can be seen as an observable: observables, traits, relays, controls.
public protocol ObservableConvertibleType<Element> {
  /// What it sends.
  associatedtype Element
  /// The same sequence as an `Observable`.
  func asObservable() -> Observable<Element>
}
