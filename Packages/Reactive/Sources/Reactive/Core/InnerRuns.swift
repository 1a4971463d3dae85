/// The runs of a ``Merger``'s inner sequences, which it starts, ends and reuses.
///
/// Not generic, so that its code is compiled once and needs no type metadata at run time.
@usableFromInline
class InnerRuns: Resource {
  /// The run of one sequence.
  private final class Run: Scope {
    private let runs: InnerRuns

    init(_ runs: InnerRuns) {
      self.runs = runs
      super.init()
      parent = runs.scope
    }

    override func terminate(_ error: (any Error)?) { runs.ended(self, error) }
  }

  /// The scope of the operator, which owns this object.
  private let scope: Scope
  private let limit: Int
  private var running = 0
  private var isOuterRunning = true
  private var isStarting = false
  /// Whether sequences wait for others to end.
  @usableFromInline final var hasWaiting = false
  /// A run that has ended and can be reused.
  private var spare: Run?

  @usableFromInline
  init(_ scope: Scope, limit: Int) {
    self.scope = scope
    self.limit = limit
    super.init()
    scope.add(self)
  }

  @usableFromInline
  final var isFull: Bool { running >= limit }

  @usableFromInline
  final var isIdle: Bool { running == 0 }

  /// Returns a scope for the run of the source, whose elements become the inner sequences.
  ///
  /// As in RxSwift, a source that completes is released before the completion is handled, except when an operator with
  /// a limit has no running inner sequence.
  @usableFromInline
  final func outer() -> Scope {
    ChildScope(scope) { [self] run, error in
      isOuterRunning = false
      if let error {
        finish(error)
        return
      }
      if limit == .max || !isIdle { run.leave() }
      finishIfIdle()
    }
  }

  /// Returns a scope for the run of another inner sequence.
  @usableFromInline
  final func begin() -> Scope {
    running += 1
    let run: Run
    if isKnownUniquelyReferenced(&spare), let reused = spare.take() {
      reused.isDisposed = false
      run = reused
    } else {
      run = Run(self)
    }
    scope.add(run)
    return run
  }

  private func ended(_ run: Run, _ error: (any Error)?) {
    if let error {
      finish(error)
      return
    }
    // As in RxSwift, an ended sequence is released before the next one starts and before completion is passed on. It
    // counts toward the limit until it is released, so a sequence that arrives during its release waits.
    scope.remove(run)
    run.release()
    running -= 1
    if scope.isDisposed { return }
    let old = exchange(&spare, with: run)
    extendLifetime(old)
    if hasWaiting { startWaiting() }
    finishIfIdle()
  }

  /// Starts waiting sequences up to the limit. A sequence that ends while it is being started calls `ended` from inside
  /// this loop, which then starts the next one, so the stack does not grow.
  private func startWaiting() {
    if isStarting { return }
    isStarting = true
    while hasWaiting, !isFull, !scope.isDisposed { startFirst() }
    isStarting = false
  }

  private func finishIfIdle() {
    if isIdle, !hasWaiting, !isOuterRunning { finish(nil) }
  }

  @usableFromInline
  override func release() {
    let discarded = spare.take()
    extendLifetime(discarded)
  }

  /// Starts the sequence that has waited longest.
  @usableFromInline
  func startFirst() {}

  /// Ends the run of the operator.
  @usableFromInline
  func finish(_ error: (any Error)?) {}
}
