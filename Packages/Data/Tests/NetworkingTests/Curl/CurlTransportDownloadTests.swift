import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests that downloads are written to a file descriptor, with progress, cancellation and errors.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportDownloadTests {
  let transport = CurlTransport()
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func download(_ reply: Reply, progress: (@Sendable (TransferProgress) -> Void)? = nil) async throws
    -> Response
  {
    let server = try ScriptedServer { _ in reply }
    let descriptor = open(folder.file("f"), O_CREAT | O_RDWR, 0o600)
    defer { close(descriptor) }
    return try await transport.download(#require(Request(url: server.url("/"))), to: descriptor, progress: progress)
  }

  @Test("A download writes the body to the descriptor")
  func bodyToDescriptor() async throws {
    let response = try await download(.zeros(3_000_001))
    #expect(response.body.isEmpty)
    #expect(response.metrics.bodyBytes == 3_000_001)
    #expect(folder.bytes("f")?.count == 3_000_001)
  }

  @Test("The text of an error response is returned in memory")
  func errorTextStaysInMemory() async throws {
    let response = try await download(Reply(status: 403, body: "Rate Limit Exceeded"))
    #expect(response.body == Array("Rate Limit Exceeded".utf8))
    #expect(folder.bytes("f") == [])
  }

  @Test("Only the final response of a redirected download is written to the descriptor")
  func redirectBodyIsDiscarded() async throws {
    let server = try ScriptedServer { request in
      guard request.path == "/" else { return Reply(body: "photo") }
      return Reply(status: 302, headers: [("Location", "/photo")], body: "moved")
    }
    let descriptor = open(folder.file("f"), O_CREAT | O_RDWR, 0o600)
    defer { close(descriptor) }
    _ = try await transport.download(#require(Request(url: server.url("/"))), to: descriptor)
    #expect(folder.bytes("f") == Array("photo".utf8))
  }

  @Test("The progress starts at zero bytes, never decreases, and ends at the complete size")
  func progress() async throws {
    let reports = Reports()
    _ = try await download(Reply(body: String(repeating: "x", count: 500)).slow(piece: 50, pause: .milliseconds(30))) {
      reports.append($0)
    }
    let received = reports.all.map(\.received)
    #expect(received.first == 0)
    #expect(received.last == 500)
    #expect(received == received.sorted())
    #expect(reports.all.allSatisfy { $0.expected == 500 && $0.head.status == .ok })
  }

  @Test("Progress is reported at most ten times a second")
  func progressRate() async throws {
    let reports = Reports()
    let start = ContinuousClock.now
    _ = try await download(Reply(body: String(repeating: "x", count: 500)).slow(piece: 5, pause: .milliseconds(2))) {
      reports.append($0)
    }
    let tenths = (ContinuousClock.now - start) / .milliseconds(100)
    #expect(Double(reports.all.count) <= tenths + 3)
  }

  /// The progress report for the head cancels the download. The head and the body arrive together, so the event loop
  /// handles the body in the same iteration.
  @Test("After a download is canceled, its descriptor receives no more bytes")
  func cancelledDownload() async throws {
    let server = try ScriptedServer { _ in Reply(body: "hello") }
    let descriptor = open(folder.file("f"), O_CREAT | O_RDWR, 0o600)
    defer { close(descriptor) }
    let request = try #require(Request(url: server.url("/")))
    let running = Lock<Task<Response, any Error>?>(nil)
    // The lock is held until the task is stored, so that the first progress report can cancel the task.
    let task = running.withLock { known in
      let task = Task {
        try await transport.download(request, to: descriptor) { _ in running.withLock { $0?.cancel() } }
      }
      known = task
      return task
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(folder.bytes("f") == [])
  }

  @Test("A download to an unwritable descriptor fails with a write error")
  func unwritableDescriptor() async throws {
    let server = try ScriptedServer { _ in Reply(body: "hello") }
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let request = try #require(Request(url: server.url("/")))
    await #expect(throws: NetworkError.writeFailed(errno: EBADF)) {
      try await transport.download(request, to: descriptor)
    }
  }

  #if os(Linux)
  @Test("A download to a full disk fails with a write error")
  func fullDisk() async throws {
    let server = try ScriptedServer { _ in Reply(body: "hello") }
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let request = try #require(Request(url: server.url("/")))
    await #expect(throws: NetworkError.writeFailed(errno: ENOSPC)) {
      try await transport.download(request, to: descriptor)
    }
  }
  #endif
}

private final class Reports: Sendable {
  private let reports = Lock<[TransferProgress]>([])

  var all: [TransferProgress] { reports.withLock { $0 } }

  func append(_ report: TransferProgress) {
    reports.withLock { $0.append(report) }
  }
}
