/// The clock and the work of a ``VirtualTimeScheduler``.
///
/// Not generic, so that its code is compiled once and needs no type metadata at run time.
final class VirtualClock {
  var now: Duration
  var isRunning = false
  private var queue = VirtualQueue()

  init(now: Duration) { self.now = now }

  /// Adds an action that is due at `due`. Disposing the result removes it.
  func schedule(at due: Duration, _ action: @escaping () -> Void) -> any Disposable {
    queue.insert(due: due, action)
  }

  /// Runs the actions that are due no later than `end`, or all when `end` is nil, as long as `isRunning` stays true.
  ///
  /// An action that is due in the future moves the clock before it runs.
  func run(until end: Duration?) {
    isRunning = true
    while isRunning, let (work, due) = queue.popFirst(until: end) {
      if due > now { now = due }
      work.run()
    }
    isRunning = false
  }
}
