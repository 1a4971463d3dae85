/// A loop that replaces recursion, so that many sources that end at once do not overflow the stack.
@usableFromInline
final class Trampoline {
  private var isRunning = false
  private var isDue = false

  @usableFromInline
  init() {}

  /// Runs `step`. If a step is already running, repeats the running step instead.
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
