/// A sequence of events over time: any number of elements, then at most one error or completion.
///
/// An observable does nothing until code subscribes to it. Observables are not `Sendable`: the compiler confines a
/// pipeline to the actor or function that builds it. Therefore, events need no locks and no switch between actors.
///
///     -1--2--|   elements, then completion
///     -1--2--#   elements, then an error
///     -1--2---   elements, without end
///
/// - Cost: an operator allocates objects when it is applied, and state for each subscription.
/// - On error: the error is the last event; then the subscription releases everything that it holds.
/// - On dispose: nothing more is sent, and the subscription releases everything that it holds.
public class Observable<Element>: ObservableType {
  @inlinable
  init() {}

  /// Starts the sequence for one subscription. Passes each element to `next` and the end to `scope`.
  @usableFromInline
  func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {}

  /// Returns the observable itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }
}
