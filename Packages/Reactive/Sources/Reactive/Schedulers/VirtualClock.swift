/// The clock and the work of a ``VirtualTimeScheduler``.
///
/// This class is not generic, so its code is compiled once and needs no type metadata at run time.
final class VirtualClock {
  var now: Duration
  var isRunning = false
  private var queue = VirtualQueue()

  init(now: Duration) { self.now = now }

  /// Adds an action that is due at `due`. Disposing the result cancels the action.
  func schedule(at due: Duration, _ action: @escaping () -> Void) -> any Disposable {
    queue.insert(due: due, action)
  }

  /// Runs the actions that are due at or before `end`, or all actions if `end` is nil. Stops early if `isRunning`
  /// becomes false.
  ///
  /// Before an action that is due in the future runs, the clock moves to the due time of that action.
  func run(until end: Duration?) {
    isRunning = true
    while isRunning, let (work, due) = queue.popFirst(until: end) {
      if due > now { now = due }
      work.run()
    }
    isRunning = false
  }
}
