/// An observable with an observer: the observable sends the events that the observer receives.
///
///     on          1  2  |
///     subscriber -1--2--|
///
/// - Cost: one call per subscriber and event; each subject documents its further costs.
/// - On error: all subscribers receive the error.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer that receives the events.
  associatedtype Observer: ObserverType
  /// Returns the observer that receives the events.
  func asObserver() -> Observer
}
