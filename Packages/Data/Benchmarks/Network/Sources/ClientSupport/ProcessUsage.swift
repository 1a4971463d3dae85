#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the processor time and memory of a process.
public enum ProcessUsage {
  /// The user and system time in seconds, of this process or of its children that have ended.
  public static func cpuSeconds(ofChildren: Bool = false) -> Double {
    let usage = usage(ofChildren)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// The peak memory of this process, in units of 1,000,000 bytes.
  public static var peakMegabytes: Double {
    #if os(Linux)
    // On Linux, the peak that `getrusage` reports includes the parent process.
    let lines = (FileManager.default.contents(atPath: "/proc/self/status") ?? Data()).split(separator: 10)
    let line = lines.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Double($0.filter(\.isNumber)) } ?? .nan) * 1024 / 1e6
    #else
    Double(usage(false).ru_maxrss) / 1e6
    #endif
  }

  private static func usage(_ ofChildren: Bool) -> rusage {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF, &usage)
    #else
    getrusage((ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF).rawValue, &usage)
    #endif
    return usage
  }
}
