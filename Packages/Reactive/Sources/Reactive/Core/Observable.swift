/// A sequence of events over time: elements, then at most one end.
///
/// An observable does nothing until it is subscribed to. Observables are not `Sendable`: the compiler confines a
/// pipeline to the actor (or the function) that builds it, so events need neither locks nor hops.
///
///     -1--2--|   elements, then completion
///     -1--2--#   elements, then an error
///     -1--2---   elements, without end
///
/// - Cost: an operator allocates its objects once, and its state once per subscription.
/// - On error: an error ends the sequence. Nothing is sent after it, and the subscription releases everything it holds.
/// - On dispose: nothing more is sent, and the subscription releases everything it holds.
public class Observable<Element>: ObservableType {
  @inlinable
  init() {}

  /// Starts one run, which passes each element to `next` and the end to `scope`.
  @usableFromInline
  func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {}

  /// Returns the observable itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }
}
