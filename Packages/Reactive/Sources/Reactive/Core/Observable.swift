/// A sequence of events over time: elements, then at most one end.
///
/// Nothing happens until somebody subscribes. What is subscribed lives where it was made: observables are not
/// `Sendable`, so the compiler keeps a pipeline on the actor (or in the function) that built it, and events need
/// neither locks nor hops.
///
///     -1--2--|   elements, then completion
///     -1--2--#   elements, then an error
///     -1--2---   elements, without end
///
/// - Cost: an operator makes its objects once, each subscription its own state.
/// - On error: it is the end: nothing is sent after it, and everything the subscription held is given back.
/// - On dispose: nothing more is sent, and everything the subscription held is given back.
public class Observable<Element>: ObservableType {
  @inlinable
  init() {}

  /// Starts one run: tells `next` each element and `scope` the end.
  @usableFromInline
  func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {}

  /// The observable itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }
}
