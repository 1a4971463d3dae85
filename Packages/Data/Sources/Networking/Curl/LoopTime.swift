/// The time at which the event loop last woke. The time is cached, because reading the clock takes longer than
/// processing a received line.
final class LoopTime {
  private(set) var now = MonotonicTime.now

  func update() {
    now = MonotonicTime.now
  }
}
