/// A loop for a step that may request its own repetition, so that many sources that end at once do not deepen the
/// stack.
@usableFromInline
final class Trampoline {
  private var isRunning = false
  private var isDue = false

  @usableFromInline
  init() {}

  /// Runs `step` now, or once more after the step that is running.
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
