#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A monotonic clock in nanoseconds. The clock returns integers, which are fast to compare: the event loop compares
/// times whenever bytes arrive.
enum MonotonicTime {
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

extension Duration {
  /// The duration in nanoseconds. Negative durations become 0. The maximum is about 146 years, so that adding
  /// `MonotonicTime.now` cannot overflow.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 4_600_000_000 else { return 4_600_000_000_000_000_000 }
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}

/// The system's wall clock.
enum WallClock {
  /// Seconds since 1970.
  static var now: Int { time(nil) }
}
