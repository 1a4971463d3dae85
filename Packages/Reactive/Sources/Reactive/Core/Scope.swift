/// The state of one run of an observable. A *run* is the activity that one subscription starts. It is over when the
/// sequence ends or the subscription is disposed. The scope receives the end of the sequence and holds the resources
/// that are released when the run is over.
///
/// The subscriber creates a scope and passes it to the source. Operators that only change elements pass this scope on;
/// operators that handle the end of their source create a ``ChildScope``. A source that sends several elements checks
/// ``isDisposed`` before each of them, and an operator checks it after each call of a user's closure.
///
/// None of the stored properties is checked for exclusivity at run time: every access is a load, a store of a plain
/// value, or a move (`take`, `exchange`, `append`). A value that is moved out is released after the access has ended,
/// so no access runs user code. `MemorySafetyTests` and the random programs run user code in the `deinit` of everything
/// that a scope holds.
@usableFromInline
class Scope: Resource, Cancelable {
  @usableFromInline @exclusivity(unchecked) final var isDisposed = false
  /// Whether a chain of sources is being set up. Sources that take turns start when the set-up is complete. This
  /// property and `ownTurns` are used only in scopes without a parent.
  @usableFromInline @exclusivity(unchecked) final var isSettingUp = false
  /// The subject that this run is subscribed to. `place` is the index of the subscriber's place in the subject's
  /// buffer.
  ///
  /// Not owned, because a subscription must not keep a subject alive. It cannot dangle: the subject's `deinit` clears
  /// it in the scope of every place, and a scope that points to a subject has a place there.
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var subject: SubjectBase?
  @usableFromInline @exclusivity(unchecked) final var place = 0
  /// The scope of the run that started this one, or nil if a subscriber started it.
  @usableFromInline @exclusivity(unchecked) final var parent: Scope?
  @usableFromInline @exclusivity(unchecked) final var ownTurns: TurnQueue?
  @exclusivity(unchecked) private final var first: Resource?
  @exclusivity(unchecked) private final var more: [Resource] = []

  @usableFromInline
  override init() { super.init() }

  /// Holds `resource` until the end of the run; releases it at once if the run is over.
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

  /// Holds `disposable` until the end of the run.
  @usableFromInline
  final func own(_ disposable: any Disposable) {
    if type(of: disposable) == NoDisposable.self { return }
    add(disposable as? Resource ?? DisposableResource(disposable))
  }

  /// Stops holding `resource`, which the caller holds, without releasing it.
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

  /// Ends the run with `error`, or with completion when `error` is nil. Has no effect if the run is over.
  @usableFromInline
  final func finish(_ error: (any Error)?) {
    if isDisposed { return }
    stop()
    terminate(error)
    release()
  }

  /// Passes the end on. It is called at most once, and never after a dispose.
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

  /// The scope of the run that the subscriber started.
  @usableFromInline
  final var root: Scope {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Adds a source that takes turns with the other sources of the subscription. If a chain of sources is being set up,
  /// the source starts when the set-up is complete.
  @usableFromInline
  final func add(_ turn: Turn) {
    let root = root
    let turns = root.ownTurns ?? TurnQueue()
    root.ownTurns = turns
    turns.append(turn)
    if !root.isSettingUp { turns.resume() }
  }

  /// Starts `source` for a subscriber. Sources that take turns start when the whole chain is set up.
  @inlinable
  @inline(__always)
  final func start<Element>(_ source: Observable<Element>, _ next: @escaping (Element) -> Void) {
    isSettingUp = true
    source.run(next, self)
    isSettingUp = false
    if let ownTurns { ownTurns.resume() }
  }

  /// Starts `source` for an operator that subscribes to it after the operator's own set-up. Sources that take turns
  /// start when the whole chain is set up.
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

  /// Starts `source`. While the run is being set up, its sources are added to the turn queue of `subscriber`.
  @usableFromInline
  final func start<Element>(_ source: Observable<Element>, for subscriber: Scope, _ next: @escaping (Element) -> Void) {
    parent = subscriber
    source.run(next, self)
    let lender = parent.take()
    extendLifetime(lender)
  }
}
