/// The run of an operator with a fixed number of sources: `combineLatest`, `zip` and `merge`.
///
/// Delivers one event at a time. An error of any source ends the run; the run completes when all sources have completed.
@usableFromInline
final class Combiner<Element> {
  @usableFromInline let output: Serializer<Element>
  /// The number of sources that have not ended.
  @usableFromInline let running: Box<Int>
  /// Handles the end of a source. All sources share this closure.
  @usableFromInline let onEnd: (ChildScope, (any Error)?) -> Void

  /// - Parameter keepsFailed: Whether a source that fails is released after its error has been passed on. All others are
  ///   released before their end is handled.
  @inlinable
  init(_ count: Int, keepsFailed: Bool = false, _ next: @escaping (Element) -> Void, _ scope: Scope) {
    let output = Serializer(next, scope)
    let running = Box(count)
    self.output = output
    self.running = running
    onEnd = { run, error in
      if error == nil || !keepsFailed { run.leave() }
      running.value -= 1
      if error != nil || running.value == 0 { output.finish(error) }
    }
  }

  /// Returns a scope for the run of one source.
  @usableFromInline
  func source() -> Scope { ChildScope(output.scope, onEnd) }

  /// Completes when only one source is running: the one whose element has just arrived and cannot be combined.
  @usableFromInline
  func completeIfLast() {
    if running.value == 1 { output.finish(nil) }
  }
}
