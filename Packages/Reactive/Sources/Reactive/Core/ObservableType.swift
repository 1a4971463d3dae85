/// A type that sends events and provides the operators, for example `Observable`, subjects, relays, `ControlEvent`,
/// `ControlProperty`.
///
/// Each operator documents its cost, its behavior on an error, and its behavior on disposal. ``Observable`` documents
/// the rules that all observables follow.
///
/// A type conforms by implementing `asObservable()` or ``subscribe(_:)``. The default implementation of
/// `asObservable()` calls `subscribe(_:)`, and vice versa.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes `observer` to all events. Disposing the result ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an `Observable`. By default, the observable calls ``subscribe(_:)`` for each subscription.
  public func asObservable() -> Observable<Element> { .create { subscribe($0) } }
}
