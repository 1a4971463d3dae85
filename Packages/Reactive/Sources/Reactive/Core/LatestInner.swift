/// The runs of `flatMapLatest` and its variants, which subscribe to one inner sequence at a time, the latest.
@usableFromInline
final class LatestInner: Resource {
  /// The run of the latest sequence.
  private final class Inner: Scope {
    private let owner: LatestInner

    init(_ owner: LatestInner) {
      self.owner = owner
      super.init()
      parent = owner.outer
    }

    override func terminate(_ error: (any Error)?) { owner.innerEnded(self, error) }
  }

  private let finish: ((any Error)?) -> Void
  private let outer: Scope
  private var inner: Inner?
  private var generation = 0
  private var isOuterRunning = true
  private var isStopped = false

  /// - Parameters:
  ///   - outer: The scope of the operator, which holds this object.
  ///   - finish: Ends the run of the operator.
  @usableFromInline
  init(_ outer: Scope, _ finish: @escaping ((any Error)?) -> Void) {
    self.outer = outer
    self.finish = finish
    super.init()
    outer.add(self)
  }

  /// Ends the previous run and returns the scope for the next one: the same object if nothing else holds it.
  @usableFromInline
  func renew() -> Scope {
    generation &+= 1
    let own = generation
    inner?.dispose()
    // The release ran user code. If that code disposed the operator or started a later sequence, this sequence is not
    // started.
    if isStopped || generation != own {
      let unused = Scope()
      unused.isDisposed = true
      return unused
    }
    if isKnownUniquelyReferenced(&inner), let inner {
      inner.isDisposed = false
      return inner
    }
    let fresh = Inner(self)
    let old = exchange(&inner, with: fresh)
    extendLifetime(old)
    return fresh
  }

  /// Handles the end of the source's `run`. As in RxSwift, a source that completes is released before its completion is
  /// handled.
  @usableFromInline
  func outerEnded(_ run: ChildScope, _ error: (any Error)?) {
    isOuterRunning = false
    if error == nil { run.leave() }
    if error != nil || inner?.isDisposed != false { finish(error) }
  }

  private func innerEnded(_ ended: Inner, _ error: (any Error)?) {
    // The ended sequence is released before the end is passed on, as in RxSwift's `switchLatest`.
    ended.release()
    if error != nil || !isOuterRunning { finish(error) }
  }

  @usableFromInline
  override func stop() {
    isStopped = true
    inner?.stop()
  }

  @usableFromInline
  override func release() { inner.take()?.release() }
}
