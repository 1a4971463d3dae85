import Foundation
import Networking
import NetworkingTesting

/// Checks that a download of a large file needs less than 24 MB of memory.
struct Memory {
  /// The size of the file in MiB.
  let count: Int

  private static let most = 24.0

  func run() async throws {
    let size = count << 20
    let server = try ScriptedServer { _ in .zeros(size) }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "network-soak-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "file").path
    let output = Pipe()
    let process = try Fetcher.start(server.url("/file"), path, output: output)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try expect(process.terminationStatus == 0, "the download failed")
    let stored = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    try expect(stored == size, "the file has \(stored ?? 0) bytes instead of \(size)")
    guard let peak = Double(text.filter { !$0.isWhitespace }) else { throw Failure(description: "no figure: \(text)") }
    print("\(count) MiB downloaded with at most \(peak) MB of memory")
    try expect(peak < Self.most, "the peak memory is \(peak) MB; the limit is \(Self.most) MB")
  }
}
