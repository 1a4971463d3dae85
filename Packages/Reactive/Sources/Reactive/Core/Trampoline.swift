/// Repeats a step in a loop instead of recursively, so that many sources that end at once do not overflow the stack.
@usableFromInline
final class Trampoline {
  private var isRunning = false
  private var isDue = false

  @usableFromInline
  init() {}

  /// Runs `step`. If a step is already running, it is repeated after it returns.
  @usableFromInline
  func run(_ step: () -> Void) {
    isDue = true
    if isRunning { return }
    isRunning = true
    while isDue {
      isDue = false
      step()
    }
    isRunning = false
  }
}
