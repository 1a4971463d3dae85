import OpenCombine
import Reactive
import ReactiveTesting

/// A `TestScheduler` as an OpenCombine scheduler, so that both libraries use the same virtual time.
struct VirtualScheduler: OpenCombine.Scheduler {
  struct Time: Strideable {
    let ticks: Int

    func distance(to other: Time) -> Stride { Stride(ticks: other.ticks - ticks) }
    func advanced(by stride: Stride) -> Time { Time(ticks: ticks + stride.ticks) }
  }

  /// A number of ticks. A tick is a second.
  struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
    var ticks: Int

    init(ticks: Int) { self.ticks = ticks }
    init(integerLiteral value: Int) { ticks = value }
    init?(exactly source: some BinaryInteger) {
      guard let ticks = Int(exactly: source) else { return nil }
      self.ticks = ticks
    }

    var magnitude: UInt { ticks.magnitude }

    static func < (left: Stride, right: Stride) -> Bool { left.ticks < right.ticks }
    static func + (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks + right.ticks) }
    static func - (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks - right.ticks) }
    static func * (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks * right.ticks) }
    static func += (left: inout Stride, right: Stride) { left.ticks += right.ticks }
    static func -= (left: inout Stride, right: Stride) { left.ticks -= right.ticks }
    static func *= (left: inout Stride, right: Stride) { left.ticks *= right.ticks }

    static func seconds(_ count: Int) -> Stride { Stride(ticks: count) }
    static func seconds(_ count: Double) -> Stride { Stride(ticks: Int(count)) }
    static func milliseconds(_ count: Int) -> Stride { Stride(ticks: count / 1000) }
    static func microseconds(_ count: Int) -> Stride { Stride(ticks: count / 1_000_000) }
    static func nanoseconds(_ count: Int) -> Stride { Stride(ticks: count / 1_000_000_000) }
  }

  let scheduler: TestScheduler

  var now: Time { Time(ticks: scheduler.clock) }
  var minimumTolerance: Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = scheduler.schedule(action)
  }

  func schedule(after date: Time, tolerance: Stride, options: Never?, _ action: @escaping () -> Void) {
    scheduler.scheduleAt(date.ticks, action: action)
  }

  // Runs the action once, because the measured operators cancel a repeated action after its first run.
  func schedule(
    after date: Time, interval: Stride, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let turn = scheduler.scheduleAt(date.ticks, action: action)
    return AnyCancellable { turn.dispose() }
  }
}
