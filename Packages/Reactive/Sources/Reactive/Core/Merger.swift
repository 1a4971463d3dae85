/// Listens to several sequences at a time, for `flatMap` and its relatives. Those above the limit wait in line.
@usableFromInline
final class Merger<Element> {
  @usableFromInline let gate: Gate<Element>
  @usableFromInline let limit: Int
  @usableFromInline var running = 0
  @usableFromInline var isOuterRunning = true
  @usableFromInline var line: [Observable<Element>] = []
  private var isStarting = false

  @usableFromInline
  init(_ gate: Gate<Element>, _ limit: Int) {
    self.gate = gate
    self.limit = limit
  }

  @usableFromInline
  var isFull: Bool { running >= limit }

  /// The run of the sequence that the others are made of.
  @usableFromInline
  func outer() -> Scope {
    ChildScope(gate.scope) { [self] error in
      isOuterRunning = false
      ended(error)
    }
  }

  /// Starts `inner`, or lets it wait for its turn.
  @usableFromInline
  func add(_ inner: Observable<Element>) {
    if isFull { line.append(inner) } else { start(inner) }
  }

  private func start(_ inner: Observable<Element>) {
    running += 1
    let child = ChildScope(gate.scope) { [self] error in
      running -= 1
      ended(error)
    }
    inner.run({ [gate] in gate.send($0) }, child)
  }

  private func ended(_ error: (any Error)?) {
    if let error {
      gate.finish(error)
      return
    }
    if !isStarting {
      // A sequence that ends inside its start comes back here: the loop takes the next one, not the stack.
      isStarting = true
      while !isFull, !line.isEmpty { start(line.removeFirst()) }
      isStarting = false
    }
    if running == 0, line.isEmpty, !isOuterRunning { gate.finish(nil) }
  }
}
