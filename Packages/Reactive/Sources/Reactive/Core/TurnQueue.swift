/// A source that sends its elements in turns with the other sources of a subscription.
@usableFromInline
class Turn {
  @usableFromInline
  init() {}

  /// Sends until the source has ended or another source waits in `turns`; then waits there itself.
  @usableFromInline
  func run(_ turns: TurnQueue) {}
}

/// The sources of one subscription that take turns, as `from`, `of` and `range` do: one element each.
///
/// Sources that are subscribed to during the set-up of the subscription start after it, so that each operator of the
/// chain receives the first element. A source that is subscribed to later starts at once, unless another one is sending.
@usableFromInline
final class TurnQueue {
  private var waiting = Queue<Turn>()
  private var isBusy: Bool

  init(isPaused: Bool) { isBusy = isPaused }

  @usableFromInline
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds `turn` at the end, and runs it at once when no other source is sending.
  @usableFromInline
  func add(_ turn: Turn) {
    waiting.append(turn)
    if !isBusy { resume() }
  }

  /// Runs the sources in turns until all have ended.
  @usableFromInline
  func resume() {
    isBusy = true
    while let turn = waiting.popFirst() { turn.run(self) }
    isBusy = false
  }
}
