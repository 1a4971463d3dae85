/// An observable that is an observer as well: what is told to it, it sends.
public protocol SubjectType<Element>: ObservableType {
  /// How it is told.
  associatedtype Observer: ObserverType
  /// The side that is told.
  func asObserver() -> Observer
}
