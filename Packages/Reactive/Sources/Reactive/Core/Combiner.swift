/// The run of an operator with a fixed number of sources: `combineLatest`, `zip` and `merge`.
///
/// Delivers one event at a time. An error of any source ends the run; the run completes when all sources have completed.
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

  /// Returns a scope for the run of one source, which is released before its end is handled.
  ///
  /// - Parameter keepsFailed: Whether the run of a source that fails is released after its error has been handled.
  @usableFromInline
  func source(keepsFailed: Bool = false) -> Scope {
    ChildScope(output.scope) { [self] run, error in
      if error == nil || !keepsFailed { run.leave() }
      running -= 1
      if error != nil || running == 0 { output.finish(error) }
    }
  }

  /// Completes if only one source is still running. A source calls this after an element that cannot be combined.
  @usableFromInline
  func completeIfLast() {
    if running == 1 { output.finish(nil) }
  }
}
