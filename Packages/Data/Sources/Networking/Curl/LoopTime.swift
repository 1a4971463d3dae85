/// The time at which the event loop last woke. It is cached because reading the clock for each received line costs more
/// than reading the line.
final class LoopTime {
  private(set) var now = MonotonicTime.now

  func update() {
    now = MonotonicTime.now
  }
}
