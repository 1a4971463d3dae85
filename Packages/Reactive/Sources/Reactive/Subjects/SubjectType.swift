/// An observable that is an observer as well: what is told to it, it sends.
///
///     told        1  2  |
///     subscriber -1--2--|
///
/// - Cost: a call a subscriber and event; each subject says what it adds.
/// - On error: every subscriber ends with it.
/// - On dispose: the subscription's place is given back; the subject goes on.
public protocol SubjectType<Element>: ObservableType {
  /// How it is told.
  associatedtype Observer: ObserverType
  /// The side that is told.
  func asObserver() -> Observer
}
