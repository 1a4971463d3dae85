/// The part of a ``Merger`` that starts and ends the subscriptions to inner sequences, and reuses their scopes.
///
/// This class is not generic, so its code is compiled once and needs no type metadata at run time.
@usableFromInline
class InnerRuns: Resource {
  /// The scope of the subscription to one inner sequence.
  private final class Run: Scope {
    private let runs: InnerRuns

    init(_ runs: InnerRuns) {
      self.runs = runs
      super.init()
      parent = runs.scope
    }

    override func terminate(_ error: (any Error)?) { runs.ended(self, error) }
  }

  /// The operator's scope, which owns this object.
  private let scope: Scope
  private let limit: Int
  private var running = 0
  private var isOuterRunning = true
  private var isStarting = false
  /// Whether inner sequences wait in the queue.
  @usableFromInline final var hasWaiting = false
  /// A scope whose subscription has ended and that can be reused.
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

  /// Returns a scope for the operator's source, whose elements become the inner sequences.
  ///
  /// As in RxSwift, a completed source is released before its completion is handled. If the operator has a limit and no
  /// inner sequence is running, the source is released afterwards.
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

  /// Returns a scope for the subscription to another inner sequence.
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
    // As in RxSwift, a completed sequence is released before the next sequence starts and before the operator
    // completes. During the release, the completed sequence counts toward the limit, so a new inner sequence waits.
    scope.remove(run)
    run.release()
    running -= 1
    if scope.isDisposed { return }
    let old = exchange(&spare, with: run)
    extendLifetime(old)
    if hasWaiting { startWaiting() }
    finishIfIdle()
  }

  /// Starts waiting sequences up to the limit.
  ///
  /// A sequence that ends while it is being started calls this method again. The nested call returns at once, so that
  /// the stack does not grow, and the loop of the first call starts the next sequence.
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

  /// Starts the inner sequence that has waited longest.
  @usableFromInline
  func startFirst() {}

  /// Ends the operator's subscription.
  @usableFromInline
  func finish(_ error: (any Error)?) {}
}
