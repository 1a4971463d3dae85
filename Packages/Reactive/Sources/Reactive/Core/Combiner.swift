/// The run of an operator with a fixed number of sources: `combineLatest`, `zip` and `merge`.
///
/// Delivers one event at a time. An error of any source ends the run; the run completes when all sources have completed.
@usableFromInline
final class Combiner<Element>: SourceRuns {
  @usableFromInline let output: Serializer<Element>

  /// - Parameter keepsFailed: Whether a source that fails is released after its error has been passed on. All others are
  ///   released before their end is handled.
  @inlinable
  init(_ count: Int, keepsFailed: Bool = false, _ next: @escaping (Element) -> Void, _ scope: Scope) {
    output = Serializer(next, scope)
    super.init(count, scope, keepsFailed: keepsFailed)
  }

  @usableFromInline
  override func finish(_ error: (any Error)?) { output.finish(error) }
}
