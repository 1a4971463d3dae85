/// A source that takes *turns* with the other sources of a subscription: it sends one element, then waits until each of
/// the others has sent one.
@usableFromInline
class Turn {
  @usableFromInline
  init() {}

  /// Sends elements until the source has ended or another source waits in `turns`. If another one waits, appends this
  /// source to `turns`.
  @usableFromInline
  func run(_ turns: TurnQueue) {}
}

/// The queue of the sources of one subscription that take turns, such as `from`, `of` and `range`.
///
/// Sources that start while a chain of sources is being set up send nothing before the chain is complete, so that each
/// operator of the chain receives the first element. This applies to the set-up of the subscription and to each source
/// that an operator starts later: see ``Scope/startLate(_:_:)``.
@usableFromInline
final class TurnQueue {
  private var waiting = Queue<Turn>()
  private var isRunning = false

  init() {}

  @usableFromInline
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds `turn` at the end.
  @usableFromInline
  func append(_ turn: Turn) { waiting.append(turn) }

  /// Runs the sources in turns until all have ended, unless they are running already.
  @usableFromInline
  func resume() {
    if isRunning { return }
    isRunning = true
    while let turn = waiting.popFirst() { turn.run(self) }
    isRunning = false
  }
}
