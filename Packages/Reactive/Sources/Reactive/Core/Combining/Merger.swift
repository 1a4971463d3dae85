/// The state of one subscription to `flatMap` or one of its variants, which observe several inner sequences at a time.
/// Inner sequences above the limit wait in a queue.
@usableFromInline
final class Merger<Element>: InnerRuns {
  @usableFromInline let output: Serializer<Element>
  @usableFromInline let send: (Element) -> Void
  @usableFromInline var waiting = Queue<Observable<Element>>()

  @inlinable
  init(_ output: Serializer<Element>, limit: Int) {
    self.output = output
    send = { output.send($0) }
    super.init(output.scope, limit: limit)
  }

  /// Starts `inner`, or adds `inner` to the queue if the limit is reached.
  @inlinable
  func add(_ inner: Observable<Element>) {
    if output.scope.isDisposed { return }
    if isFull || hasWaiting {
      waiting.append(inner)
      hasWaiting = true
    } else {
      begin().startLate(inner, send)
    }
  }

  @usableFromInline
  override func startFirst() {
    let first = waiting.popFirst()
    hasWaiting = !waiting.isEmpty
    if let first { begin().startLate(first, send) }
  }

  @usableFromInline
  override func finish(_ error: (any Error)?) { output.finish(error) }

  @usableFromInline
  override func release() {
    hasWaiting = false
    let discarded = exchange(&waiting, with: Queue())
    super.release()
    extendLifetime(discarded)
  }
}
