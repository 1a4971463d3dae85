import Foundation

/// Returns the processor time that `work` uses on the calling thread. Other threads and programs do not count.
func measureProcessorTime(_ work: () -> Void) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }
  let start = now()
  work()
  return now() - start
}
