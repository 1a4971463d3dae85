/// What sends events and has all the operators: `Observable`, subjects, relays, `ControlEvent`, `ControlProperty`.
///
/// Each operator says what it costs and what it does on an error and on a dispose. See ``Observable`` for what always
/// holds.
///
/// A type conforms by implementing either `asObservable()` or ``subscribe(_:)``: each has a default that uses the other.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes `observer` to all events. Disposing the result ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The same sequence as an `Observable`: by default one that calls ``subscribe(_:)`` for each subscription.
  public func asObservable() -> Observable<Element> { .create { subscribe($0) } }
}
