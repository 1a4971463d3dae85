/// One run of one observable: where its end is reported, and what has to be given back.
///
/// A scope is made by whoever starts the run and is handed down to the source. Stages that only change elements pass
/// it on untouched; stages that care about the end make a ``ChildScope``. A source asks ``isDisposed`` before each
/// element it sends by itself.
@usableFromInline
class Scope: Resource, Cancelable {
  @usableFromInline @exclusivity(unchecked) final var isDisposed = false
  /// The subject that this run listens to. Not owned: a source clears it in its `deinit` for every scope it knows,
  /// and it knows a scope for as long as the scope points here, so the reference can not dangle.
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var source: Source?
  @usableFromInline @exclusivity(unchecked) final var key = 0
  @usableFromInline @exclusivity(unchecked) final var first: Resource?
  @usableFromInline @exclusivity(unchecked) final var more: [Resource]?

  @usableFromInline
  override init() { super.init() }

  /// Holds `resource` until the end of the run; gives it back at once when the run is over.
  @usableFromInline
  final func add(_ resource: Resource) {
    if isDisposed {
      resource.stop()
      resource.release()
    } else if first == nil {
      resource.position = -1
      first = resource
    } else {
      resource.position = more?.count ?? 0
      more = (more ?? []) + CollectionOfOne(resource)
    }
  }

  /// Holds what `disposable` stands for until the end of the run.
  @usableFromInline
  final func own(_ disposable: any Disposable) {
    add(disposable as? Resource ?? DisposableResource(disposable))
  }

  /// Lets go of `resource` without releasing it.
  @usableFromInline
  final func remove(_ resource: Resource) {
    if resource === first {
      first = nil
    } else if let held = more, held.indices.contains(resource.position), held[resource.position] === resource {
      more?.swapAt(resource.position, held.count - 1)
      more?[resource.position].position = resource.position
      more?.removeLast()
    }
  }

  /// Ends the run: an error, or completion when `error` is nil. Ignored when the run is over.
  @usableFromInline
  final func finish(_ error: (any Error)?) {
    if isDisposed { return }
    stop()
    terminate(error)
    release()
  }

  /// Tells whoever is interested that the run has ended. Called once at most, and not after a dispose.
  @usableFromInline
  func terminate(_ error: (any Error)?) {}

  @usableFromInline
  final override func stop() {
    if isDisposed { return }
    isDisposed = true
    if let source {
      self.source = nil
      source.detach(key)
    }
    first?.stop()
    if let more {
      for resource in more { resource.stop() }
    }
  }

  @usableFromInline
  override func release() {
    stop()
    if let resource = first {
      first = nil
      resource.release()
    }
    if let resources = more {
      more = nil
      for resource in resources { resource.release() }
    }
  }

  @usableFromInline
  final func dispose() {
    stop()
    release()
  }
}
