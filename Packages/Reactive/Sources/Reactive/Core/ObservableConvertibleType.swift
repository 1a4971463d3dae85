/// A type that can be converted to an observable: observables, traits, relays, controls.
///
/// The conforming type documents the cost, the errors and the disposal of the result of `asObservable()`.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element
  /// Returns the sequence as an `Observable`.
  func asObservable() -> Observable<Element>
}
