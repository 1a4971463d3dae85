/// A type that sends events and has the operators: `Observable`, subjects, relays, `ControlEvent`, `ControlProperty`.
///
/// Each operator documents its cost and what it does on an error and on a dispose. ``Observable`` documents the rules
/// that all observables follow.
///
/// A type conforms by implementing either `asObservable()` or ``subscribe(_:)``: each has a default that uses the other.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes `observer` to all events. Disposing the result ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an `Observable`. By default, the result calls ``subscribe(_:)`` for each subscription.
  public func asObservable() -> Observable<Element> { .create { subscribe($0) } }
}
