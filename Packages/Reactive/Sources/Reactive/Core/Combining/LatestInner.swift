/// The state of one subscription to `flatMapLatest` or one of its variants, which observe only the latest inner
/// sequence.
@usableFromInline
final class LatestInner: Resource {
  /// The scope of the subscription to the latest inner sequence.
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
  ///   - outer: The operator's scope, which holds this object.
  ///   - finish: Ends the operator's subscription.
  @usableFromInline
  init(_ outer: Scope, _ finish: @escaping ((any Error)?) -> Void) {
    self.outer = outer
    self.finish = finish
    super.init()
    outer.add(self)
  }

  /// Disposes the previous inner sequence and returns a scope for the next inner sequence. Reuses the previous scope if
  /// no other object holds that scope.
  @usableFromInline
  func renew() -> Scope {
    generation &+= 1
    let own = generation
    inner?.dispose()
    // The disposal may run user code. If this code has disposed the operator or started a later sequence, return a
    // disposed scope, in which no source starts.
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

  /// Handles the end of the operator's source, whose scope is `run`. As in RxSwift, a completed source is released
  /// before its completion is handled.
  @usableFromInline
  func outerEnded(_ run: ChildScope, _ error: (any Error)?) {
    isOuterRunning = false
    if error == nil { run.leave() }
    if error != nil || inner?.isDisposed != false { finish(error) }
  }

  private func innerEnded(_ ended: Inner, _ error: (any Error)?) {
    // As in RxSwift's `switchLatest`, an inner sequence is released before its end is handled.
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
