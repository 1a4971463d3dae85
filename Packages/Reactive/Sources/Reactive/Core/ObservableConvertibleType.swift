/// A type that can be converted to an observable: observables, traits, relays, controls.
///
/// Each conforming type documents the cost, the errors and the disposal of its `asObservable()`.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element
  /// Returns the sequence as an `Observable`.
  func asObservable() -> Observable<Element>
}
