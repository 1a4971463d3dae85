import Foundation
import Networking
import NetworkingTesting

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A process that downloads a large file, and the most memory it had: as much as for a small one.
struct Memory {
  /// In units of 1,048,576.
  let count: Int

  private static let most = 24.0

  func run() async throws {
    let size = count << 20
    let server = try ScriptedServer { _ in .zeros(size) }
    let folder = URL(filePath: "/tmp/network-soak-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "file").path
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["fetch", server.url("/file"), path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try expect(process.terminationStatus == 0, "the download failed")
    let stored = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    try expect(stored == size, "the file has \(stored ?? 0) bytes")
    guard let peak = text.split(separator: " ").last.flatMap({ Double($0.filter { $0 != "\n" }) }) else {
      throw Failure(description: "no figure in \(text)")
    }
    print("\(count) MiB downloaded with at most \(peak) MB of memory")
    try expect(peak < Self.most, "that is not below \(Self.most) MB")
  }

  /// Of this process, in units of 1,000,000 bytes.
  static var peak: Double {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1e6
    #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }
}
