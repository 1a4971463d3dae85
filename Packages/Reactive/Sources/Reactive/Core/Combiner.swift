/// The run of an operator with a fixed number of sources: `combineLatest`, `zip` and `merge`.
///
/// Delivers one event at a time. An error of any source ends the run; the run completes when all sources have completed.
@usableFromInline
final class Combiner<Element> {
  @usableFromInline let output: Serializer<Element>
  /// The number of sources that have not ended.
  private var running: Int

  @usableFromInline
  init(_ count: Int, _ next: @escaping (Element) -> Void, _ scope: Scope) {
    output = Serializer(next, scope)
    running = count
  }

  /// Makes the run of one source. It is released before its end is passed on.
  @usableFromInline
  func source() -> Scope {
    ChildScope(output.scope, releasesFirst: true) { [self] error in
      running -= 1
      if error != nil || running == 0 { output.finish(error) }
    }
  }

  /// Completes when all sources but `source` have ended, after an element of `source` that cannot be combined.
  @usableFromInline
  func completeIfLast(_ source: Scope) {
    // The `deinit` of an element can end the source that is sending.
    if running == (source.isDisposed ? 0 : 1) { output.finish(nil) }
  }
}
