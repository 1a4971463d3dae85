/// An observable that is also an observer: it sends the events that it receives.
///
///     on          1  2  |
///     subscriber -1--2--|
///
/// - Cost: one call per subscriber and event; each subject documents what it adds.
/// - On error: all subscribers receive the error.
/// - On dispose: removes the subscription; the subject and its other subscribers continue.
public protocol SubjectType<Element>: ObservableType {
  /// The type of its observer side.
  associatedtype Observer: ObserverType
  /// Returns the observer that receives the events.
  func asObserver() -> Observer
}
