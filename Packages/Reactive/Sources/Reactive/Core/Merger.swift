/// The runs of `flatMap` and its variants, which subscribe to several inner sequences at a time. Sequences above the
/// limit wait in a queue.
@usableFromInline
final class Merger<Element>: Resource {
  /// The run of one sequence.
  private final class Inner: Scope {
    private let merger: Merger

    init(_ merger: Merger) {
      self.merger = merger
      super.init()
      parent = merger.output.scope
    }

    override func terminate(_ error: (any Error)?) { merger.innerEnded(self, error) }
  }

  @usableFromInline let output: Serializer<Element>
  private let limit: Int
  private let send: (Element) -> Void
  private var running = 0
  private var isOuterRunning = true
  private var isStarting = false
  private var waiting = Queue<Observable<Element>>()
  /// A run that has ended and can be reused.
  private var spare: Inner?

  @usableFromInline
  init(_ output: Serializer<Element>, limit: Int) {
    self.output = output
    self.limit = limit
    send = { output.send($0) }
    super.init()
    output.scope.add(self)
  }

  @usableFromInline
  var isFull: Bool { running >= limit }

  /// Returns a scope for the run of the source, whose elements become the inner sequences.
  @usableFromInline
  func outer() -> Scope {
    ChildScope(output.scope) { [self] error in
      isOuterRunning = false
      if let error { output.finish(error) } else { finishIfIdle() }
    }
  }

  /// Starts `inner`, or queues it while the limit is reached.
  @usableFromInline
  func add(_ inner: Observable<Element>) {
    if output.scope.isDisposed { return }
    if isFull { waiting.append(inner) } else { start(inner) }
  }

  private func start(_ inner: Observable<Element>) {
    running += 1
    let scope: Inner
    if isKnownUniquelyReferenced(&spare), let reused = spare.take() {
      reused.isDisposed = false
      scope = reused
    } else {
      scope = Inner(self)
    }
    output.scope.add(scope)
    inner.run(send, scope)
  }

  private func innerEnded(_ inner: Inner, _ error: (any Error)?) {
    running -= 1
    if let error {
      output.finish(error)
      return
    }
    // As in RxSwift, an ended sequence is released before the next one starts and before completion is passed on.
    output.scope.remove(inner)
    inner.release()
    if output.scope.isDisposed { return }
    let old = exchange(&spare, with: inner)
    withExtendedLifetime(old) {}
    startWaiting()
    finishIfIdle()
  }

  /// Starts queued sequences up to the limit. A sequence that ends while it is being started calls `innerEnded` from
  /// inside this loop, which then starts the next one, so the stack does not grow.
  private func startWaiting() {
    if isStarting { return }
    isStarting = true
    while !isFull, !output.scope.isDisposed, let next = waiting.popFirst() { start(next) }
    isStarting = false
  }

  private func finishIfIdle() {
    if running == 0, waiting.isEmpty, !isOuterRunning { output.finish(nil) }
  }

  @usableFromInline
  override func release() {
    let discarded = (exchange(&waiting, with: Queue()), spare.take())
    withExtendedLifetime(discarded) {}
  }
}
