/// The runs of a ``Combiner``'s sources.
///
/// Not generic, so that its code is compiled once and needs no type metadata at run time.
@usableFromInline
class SourceRuns {
  /// The run of one source.
  private final class Run: Scope {
    private let runs: SourceRuns

    init(_ runs: SourceRuns, _ scope: Scope) {
      self.runs = runs
      super.init()
      parent = scope
      scope.add(self)
    }

    override func terminate(_ error: (any Error)?) { runs.ended(self, error) }
  }

  private let scope: Scope
  private let keepsFailed: Bool
  /// The number of sources that have not ended.
  private var running: Int

  @usableFromInline
  init(_ count: Int, _ scope: Scope, keepsFailed: Bool) {
    running = count
    self.scope = scope
    self.keepsFailed = keepsFailed
  }

  /// Returns a scope for the run of one source.
  @usableFromInline
  final func source() -> Scope { Run(self, scope) }

  private func ended(_ run: Run, _ error: (any Error)?) {
    if error == nil || !keepsFailed {
      scope.remove(run)
      run.release()
    }
    running -= 1
    if error != nil || running == 0 { finish(error) }
  }

  /// Completes when only one source is running: the one whose element has just arrived and cannot be combined.
  @usableFromInline
  final func completeIfLast() {
    if running == 1 { finish(nil) }
  }

  /// Ends the run of the operator.
  @usableFromInline
  func finish(_ error: (any Error)?) {}
}
