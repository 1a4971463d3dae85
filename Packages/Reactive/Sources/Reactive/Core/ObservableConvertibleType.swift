/// What can be seen as an observable: observables, traits, relays, controls.
///
/// What `asObservable()` returns costs, fails and is disposed as the type that conforms says.
public protocol ObservableConvertibleType<Element> {
  /// What it sends.
  associatedtype Element
  /// The same sequence as an `Observable`.
  func asObservable() -> Observable<Element>
}
