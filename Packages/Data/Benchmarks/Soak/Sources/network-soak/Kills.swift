import Foundation
import HTTPTypes
import Networking
import NetworkingTesting

/// Kills a process at a random time during a download, and resumes the download in another process. The final file must
/// never be wrong, and must be complete at the end.
struct Kills {
  let count: Int

  private static let photo = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

  func run() async throws {
    let server = try ScriptedServer { Self.reply(to: $0) }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "network-soak-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var resumed = 0
    var killed = 0
    var number = 0
    // A process that ends before it is killed does not count.
    while killed < count {
      number += 1
      let path = folder.appending(path: "photo-\(number)").path
      let victim = try Fetcher.start(server.url("/photo"), path)
      try await Task.sleep(for: .milliseconds(Int.random(in: 0..<300)))
      kill(victim.processIdentifier, SIGKILL)
      victim.waitUntilExit()
      if victim.terminationReason == .uncaughtSignal { killed += 1 }
      if let bytes = FileManager.default.contents(atPath: path) {
        try expect(bytes.elementsEqual(Self.photo), "a killed download left a wrong file at the final path")
        continue
      }
      let part = try? FileManager.default.attributesOfItem(atPath: path + ".part")[.size] as? Int
      let validated = FileManager.default.fileExists(atPath: path + ".part.validator")
      let second = try Fetcher.start(server.url("/photo"), path)
      second.waitUntilExit()
      try expect(second.terminationStatus == 0, "the second run failed")
      try expect(
        FileManager.default.contents(atPath: path).map { $0.elementsEqual(Self.photo) } ?? false,
        "the second run wrote a wrong file"
      )
      if part ?? 0 > 0, validated { resumed += 1 }
    }
    let ranged = server.requests.count { $0.header("Range") != nil }
    try expect(ranged == resumed, "expected \(resumed) requests with a Range field, received \(ranged)")
    print("\(killed) of \(number) downloads killed, \(resumed) resumed, all files correct")
  }

  /// Serves a range if the request has the current validator. Sends slowly, so that a client can be killed during a
  /// download.
  private static func reply(to request: ReceivedRequest) -> Reply {
    let tag = "\"v1\""
    var first = 0
    if let range = request.header("Range"), request.header("If-Range") == tag {
      first = Int(range.dropFirst("bytes=".count).dropLast()) ?? 0
    }
    let head =
      first == 0
      ? "HTTP/1.1 200 OK\r\n"
      : "HTTP/1.1 206 Partial\r\nContent-Range: bytes \(first)-\(photo.count - 1)/\(photo.count)\r\n"
    var steps: [Reply.Step] = [.bytes("\(head)ETag: \(tag)\r\nContent-Length: \(photo.count - first)\r\n\r\n")]
    for start in stride(from: first, to: photo.count, by: 50_000) {
      steps.append(.bytes(Array(photo[start..<min(start + 50_000, photo.count)])))
      steps.append(.pause(.milliseconds(6)))
    }
    return Reply(steps)
  }
}
