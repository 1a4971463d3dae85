/// The time at which the event loop last woke. Asking the system for each line of each answer would cost more than
/// reading the line.
final class LoopTime {
  private(set) var now = MonotonicTime.now

  func update() {
    now = MonotonicTime.now
  }
}
