import Networking

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Downloads a URL to a file, and prints the peak memory of the process. The soak tests kill and measure this program.
@main
enum NetworkFetch {
  static func main() async throws {
    guard CommandLine.arguments.count == 3, var request = Request(url: CommandLine.arguments[1]) else {
      print("usage: network-fetch URL FILE")
      exit(64)
    }
    request.limits.bodyBytes = .max
    _ = try await FileDownload(request, to: CommandLine.arguments[2], overwrites: true).run(over: CurlTransport())
    print(peakMegabytes)
  }

  /// The peak memory in units of 1,000,000 bytes.
  private static var peakMegabytes: Double {
    #if os(Linux)
    // On Linux, `getrusage` counts the memory of the parent process in the peak of this process.
    let lines = (FileManager.default.contents(atPath: "/proc/self/status") ?? Data()).split(separator: 10)
    let line = lines.map { String(decoding: $0, as: UTF8.self) }.first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Double($0.filter(\.isNumber)) } ?? .nan) * 1024 / 1e6
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1e6
    #endif
  }
}
