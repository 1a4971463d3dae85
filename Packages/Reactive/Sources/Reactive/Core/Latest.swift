/// Listens to one sequence at a time, the latest, for `flatMapLatest` and its relatives.
@usableFromInline
final class Latest: Resource {
  /// The run of the latest sequence.
  @usableFromInline
  final class Inner: Scope {
    private let owner: Latest

    init(_ owner: Latest) {
      self.owner = owner
      super.init()
    }

    @usableFromInline
    override func terminate(_ error: (any Error)?) { owner.innerEnded(error) }
  }

  private let finish: ((any Error)?) -> Void
  private var inner: Inner?
  private var isOuterRunning = true
  private var isStopped = false

  @usableFromInline
  init(_ finish: @escaping ((any Error)?) -> Void) {
    self.finish = finish
    super.init()
  }

  /// Ends the run before, and gives the scope for the next one: the same object when nobody else holds it any more.
  @usableFromInline
  func renew() -> Scope {
    inner?.dispose()
    if isKnownUniquelyReferenced(&inner), let inner {
      inner.isDisposed = isStopped
      return inner
    }
    let fresh = Inner(self)
    fresh.isDisposed = isStopped
    inner = fresh
    return fresh
  }

  @usableFromInline
  func outerEnded(_ error: (any Error)?) {
    isOuterRunning = false
    if error != nil || inner?.isDisposed != false { finish(error) }
  }

  private func innerEnded(_ error: (any Error)?) {
    if error != nil || !isOuterRunning { finish(error) }
  }

  @usableFromInline
  override func stop() {
    isStopped = true
    inner?.stop()
  }

  @usableFromInline
  override func release() {
    let held = inner
    inner = nil
    held?.release()
  }
}
