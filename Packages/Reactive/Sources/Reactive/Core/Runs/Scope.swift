/// The state of one subscription to an observable. The subscriber can be an operator. The subscription ends when the
/// sequence ends or when the subscription is disposed. The scope receives the end of the sequence. When the
/// subscription ends, the scope releases the resources that it holds.
///
/// A subscriber creates a scope and passes the scope to the source. An operator that only changes elements passes its
/// subscriber's scope to its source. An operator that handles the end of its source creates a ``ChildScope``. A source
/// checks ``isDisposed`` before each element after the first. An operator checks ``isDisposed`` after each call of a
/// user's closure.
///
/// The stored properties are not checked for exclusivity at run time. Every access is a load, a store of a plain value,
/// or a move (`take`, `exchange`, `append`). A moved value is released after the access has ended, so no access runs
/// user code. `MemorySafetyTests` and `Scripts/fuzz` check these rules with resources whose `deinit` runs user code.
@usableFromInline
class Scope: Resource, Cancelable {
  @usableFromInline @exclusivity(unchecked) final var isDisposed = false
  /// Whether a chain of operators is being set up. Sources that take turns (see ``Turn``) start when the set-up is
  /// complete. Only scopes without a parent use this property and `ownTurns`.
  @usableFromInline @exclusivity(unchecked) final var isSettingUp = false
  /// The subject to which this scope is subscribed. `place` is the index of this scope in the subject's buffer of
  /// subscribers.
  ///
  /// The reference to the subject is not owned, because a subscription must not keep a subject alive. The reference
  /// cannot dangle: every scope with a reference is in the subject's buffer, and the subject's `deinit` clears the
  /// references of all scopes in the buffer.
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var subject: SubjectBase?
  @usableFromInline @exclusivity(unchecked) final var place = 0
  /// The scope of the operator that created this scope, or nil if `subscribe` created this scope.
  @usableFromInline @exclusivity(unchecked) final var parent: Scope?
  @usableFromInline @exclusivity(unchecked) final var ownTurns: TurnQueue?
  @exclusivity(unchecked) private final var first: Resource?
  @exclusivity(unchecked) private final var more: [Resource] = []

  @usableFromInline
  override init() { super.init() }

  /// Holds `resource` until the subscription ends. If the subscription has already ended, releases `resource` at once.
  @usableFromInline
  final func add(_ resource: Resource) {
    if isDisposed {
      resource.stop()
      resource.release()
    } else if first == nil {
      resource.position = -1
      first = resource
    } else {
      resource.position = more.count
      more.append(resource)
    }
  }

  /// Holds `disposable` until the subscription ends.
  @usableFromInline
  final func own(_ disposable: any Disposable) {
    if type(of: disposable) == NoDisposable.self { return }
    add(disposable as? Resource ?? DisposableResource(disposable))
  }

  /// Stops holding `resource` without calling `release()`. The caller must hold a reference to `resource`.
  @usableFromInline
  final func remove(_ resource: Resource) {
    let position = resource.position
    if resource === first {
      _ = first.take()
    } else if position >= 0, position < more.count, more[position] === resource {
      let last = more.removeLast()
      if last !== resource {
        last.position = position
        _ = exchange(&more[position], with: last)
      }
    }
  }

  /// Ends the subscription with `error`, or with completion when `error` is nil. Has no effect if the subscription has
  /// already ended.
  @usableFromInline
  final func finish(_ error: (any Error)?) {
    if isDisposed { return }
    stop()
    terminate(error)
    release()
  }

  /// Handles the end of the sequence. ``finish(_:)`` calls this method at most once, and never after a disposal.
  @usableFromInline
  func terminate(_ error: (any Error)?) {}

  @usableFromInline
  final override func stop() {
    if isDisposed { return }
    isDisposed = true
    subject?.mute(place)
    first?.stop()
    for resource in more { resource.stop() }
  }

  @usableFromInline
  override func release() {
    stop()
    if let subject {
      self.subject = nil
      subject.vacate(place)
    }
    first.take()?.release()
    if !more.isEmpty {
      let resources = exchange(&more, with: [])
      for resource in resources { resource.release() }
    }
  }

  @usableFromInline
  final func dispose() { release() }

  // MARK: Turns

  /// The outermost scope, which has no parent.
  @usableFromInline
  final var root: Scope {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Adds a source that takes turns with the other sources of the subscription. During the set-up of a chain of
  /// operators, the source waits until the set-up is complete.
  @usableFromInline
  final func add(_ turn: Turn) {
    let root = root
    let turns = root.ownTurns ?? TurnQueue()
    root.ownTurns = turns
    turns.append(turn)
    if !root.isSettingUp { turns.resume() }
  }

  /// Starts `source` for a subscriber. Sources that take turns start when the whole chain of operators is set up.
  @inlinable
  @inline(__always)
  final func start<Element>(_ source: Observable<Element>, _ next: @escaping (Element) -> Void) {
    isSettingUp = true
    source.run(next, self)
    isSettingUp = false
    if let ownTurns { ownTurns.resume() }
  }

  /// Starts `source` for an operator that subscribes to `source` after its own set-up, as `flatMap` does. Sources that
  /// take turns start when the whole chain of operators is set up.
  @inlinable
  @inline(__always)
  final func startLate<Element>(_ source: Observable<Element>, _ next: @escaping (Element) -> Void) {
    let root = root
    if root.isSettingUp {
      source.run(next, self)
      return
    }
    root.isSettingUp = true
    source.run(next, self)
    root.isSettingUp = false
    if let turns = root.ownTurns { turns.resume() }
  }

  /// Starts `source`. During the set-up, sources that take turns are added to the turn queue of the subscription to
  /// which `subscriber` belongs.
  @usableFromInline
  final func start<Element>(_ source: Observable<Element>, for subscriber: Scope, _ next: @escaping (Element) -> Void) {
    parent = subscriber
    source.run(next, self)
    let lender = parent.take()
    extendLifetime(lender)
  }
}
