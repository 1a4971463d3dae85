/// A source that takes *turns* with the other sources of a subscription. After each element, the source waits until
/// every other source has sent an element or ended.
@usableFromInline
class Turn {
  @usableFromInline
  init() {}

  /// Sends elements until this source ends or another source waits in `turns`. If another source waits, appends this
  /// source to `turns`.
  @usableFromInline
  func run(_ turns: TurnQueue) {}
}

/// The queue of the sources of one subscription that take turns, such as `from`, `of` and `range`.
///
/// While a chain of operators is being set up, its sources send nothing, so that each operator receives the first
/// element. A source that an operator starts later also waits until its own chain is set up: see
/// ``Scope/startLate(_:_:)``.
@usableFromInline
final class TurnQueue {
  private var waiting = Queue<Turn>()
  private var isRunning = false

  init() {}

  @usableFromInline
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds `turn` at the end of the queue.
  @usableFromInline
  func append(_ turn: Turn) { waiting.append(turn) }

  /// Runs the sources in turns until all have ended. Has no effect if the sources are already running.
  @usableFromInline
  func resume() {
    if isRunning { return }
    isRunning = true
    while let turn = waiting.popFirst() { turn.run(self) }
    isRunning = false
  }
}
