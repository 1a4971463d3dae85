/// The state of one subscription to `combineLatest`, `zip` or `merge`, which have a fixed number of sources.
///
/// Delivers one event at a time. The subscription fails when any source fails, and completes when all sources have
/// completed.
@usableFromInline
final class Combiner<Element> {
  @usableFromInline let output: Serializer<Element>
  /// The number of sources that have not ended.
  @usableFromInline var running: Int

  @inlinable
  init(_ count: Int, _ next: @escaping (Element) -> Void, _ scope: Scope) {
    output = Serializer(next, scope)
    running = count
  }

  /// Returns a scope for the subscription to one source. By default, the scope is released before the end of the source
  /// is handled.
  ///
  /// - Parameter keepsFailed: Whether the scope of a failed source is released after the error has been handled.
  @usableFromInline
  func source(keepsFailed: Bool = false) -> Scope {
    ChildScope(output.scope) { [self] run, error in
      if error == nil || !keepsFailed { run.leave() }
      running -= 1
      if error != nil || running == 0 { output.finish(error) }
    }
  }

  /// Completes the subscription if only one source is still running. Called when a source has sent an element, but
  /// another source has no element to combine with it.
  @usableFromInline
  func completeIfLast() {
    if running == 1 { output.finish(nil) }
  }
}
