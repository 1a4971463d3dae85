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

/// Tests that a download leaves the complete file or no file.
@Suite(.timeLimit(.minutes(1)))
struct FileDownloadTests {
  let transport = CurlTransport()
  let folder: TemporaryFolder
  let photo = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func download(_ server: ScriptedServer, overwrites: Bool = false) throws -> FileDownload {
    FileDownload(try #require(Request(url: server.url("/p"))), to: folder.file("p.jpg"), overwrites: overwrites)
  }

  private func run(_ server: ScriptedServer, overwrites: Bool = false) async throws -> DownloadedFile {
    try await download(server, overwrites: overwrites).run(over: transport)
  }

  private func error(_ server: ScriptedServer, overwrites: Bool = false) async throws -> FileDownloadError? {
    let download = try download(server, overwrites: overwrites)
    do throws(FileDownloadError) {
      _ = try await download.run(over: transport)
      return nil
    } catch {
      return error
    }
  }

  /// A server that serves a range of `photo` only if the request has the current validator, as RFC 9110 requires.
  private func rangeServer(tag: String = "\"v1\"", cutFirstAfter: Int? = nil) throws -> ScriptedServer {
    let photo = photo
    return try ScriptedServer { request in
      let version = [("ETag", tag), ("Accept-Ranges", "bytes")]
      guard let range = request.header("Range"), request.header("If-Range") == tag else {
        let whole = Reply(headers: version, body: photo)
        return cutFirstAfter.map { whole.cut(after: $0) } ?? whole
      }
      let first = Int(range.dropFirst("bytes=".count).dropLast()) ?? 0
      guard first < photo.count else {
        return Reply(status: 416, headers: [("Content-Range", "bytes */\(photo.count)")])
      }
      let answered = ("Content-Range", "bytes \(first)-\(photo.count - 1)/\(photo.count)")
      return Reply(status: 206, headers: version + [answered], body: Array(photo[first...]))
    }
  }

  @Test("After a successful download, only the complete file exists")
  func wholeFile() async throws {
    let file = try await run(rangeServer())
    #expect(file.path == folder.file("p.jpg"))
    #expect(file.byteCount == 50_000)
    #expect(file.resumedFrom == 0)
    #expect(folder.bytes("p.jpg") == photo)
    #expect(folder.names() == ["p.jpg"])
  }

  @Test("After an interruption, only a partial file exists, and the next attempt requests the remaining bytes")
  func resume() async throws {
    let server = try rangeServer(cutFirstAfter: 20_000)
    guard case .network(.cutShort) = try await error(server) else {
      Issue.record("the first run must be interrupted")
      return
    }
    #expect(folder.names() == ["p.jpg.part", "p.jpg.part.validator"])
    let kept = try #require(folder.bytes("p.jpg.part")).count
    let file = try await run(server)
    #expect(file.resumedFrom == Int64(kept))
    #expect(kept > 0)
    #expect(server.requests.last?.header("Range") == "bytes=\(kept)-")
    #expect(folder.bytes("p.jpg") == photo)
    #expect(folder.names() == ["p.jpg"])
  }

  @Test("The progress of a resumed download includes the bytes of earlier attempts")
  func resumedProgress() async throws {
    let server = try rangeServer(cutFirstAfter: 20_000)
    _ = try await error(server)
    let kept = try #require(folder.bytes("p.jpg.part")).count
    let seen = Lock<[TransferProgress]>([])
    _ = try await download(server).run(over: transport) { progress in seen.withLock { $0.append(progress) } }
    #expect(seen.withLock { $0.first?.received } == Int64(kept))
    #expect(seen.withLock { $0.last?.received } == 50_000)
    #expect(seen.withLock { $0.last?.expected } == 50_000)
  }

  @Test("A partial file of another URL is discarded")
  func otherURL() async throws {
    _ = try await error(rangeServer(cutFirstAfter: 20_000))
    let other = try ScriptedServer { [photo] _ in Reply(body: photo.reversed()) }
    let file = try await run(other)
    #expect(file.resumedFrom == 0)
    #expect(other.requests.map { $0.header("Range") } == [nil])
    #expect(folder.bytes("p.jpg") == photo.reversed())
  }

  @Test("A download starts from the beginning if the server has a new version of the file")
  func changedVersion() async throws {
    let photo = photo
    let server = try ScriptedServer { request in
      let whole = Reply(headers: [("ETag", request.header("Range") == nil ? "\"v1\"" : "\"v2\"")], body: photo)
      return request.header("Range") == nil ? whole.cut(after: 20_000) : whole
    }
    _ = try await error(server)
    let file = try await run(server)
    #expect(file.resumedFrom == 0)
    #expect(folder.bytes("p.jpg") == photo)
  }

  @Test("An unexpected range is discarded, and the whole file is requested")
  func unexpectedRange() async throws {
    let photo = photo
    let isFirst = Lock(true)
    let server = try ScriptedServer { request in
      let tag = [("ETag", "\"v1\"")]
      if request.header("Range") != nil {
        return Reply(status: 206, headers: tag + [("Content-Range", "bytes 7-10/50000")], body: Array(photo[7...10]))
      }
      let whole = Reply(headers: tag, body: photo)
      return isFirst.withLock { first in
        defer { first = false }
        return first ? whole.cut(after: 20_000) : whole
      }
    }
    _ = try await error(server)
    #expect(try await run(server).resumedFrom == 0)
    #expect(folder.bytes("p.jpg") == photo)
  }

  /// A server that supports `Range` but ignores `If-Range`, so a range may belong to another version.
  @Test(
    "Parts of different versions are never combined",
    arguments: [
      ("ETag", "\"v1\"", "\"v2\""), ("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT", "Mon, 07 Nov 1994 08:49:37 GMT"),
    ])
  func mixedVersions(_ field: String, _ old: String, _ new: String) async throws {
    let photo = photo
    let date = ("Date", "Tue, 08 Nov 1994 08:49:37 GMT")
    let isFirst = Lock(true)
    let server = try ScriptedServer { request in
      if isFirst.withLock({ $0 }) {
        isFirst.withLock { $0 = false }
        return Reply(headers: [(field, old), date], body: photo).cut(after: 20_000)
      }
      guard let range = request.header("Range"), let first = Int(range.dropFirst("bytes=".count).dropLast()) else {
        return Reply(headers: [(field, new), date], body: photo.reversed())
      }
      let answered = ("Content-Range", "bytes \(first)-49999/50000")
      return Reply(status: 206, headers: [(field, new), date, answered], body: Array(photo.reversed()[first...]))
    }
    _ = try await error(server)
    #expect(try await run(server).resumedFrom == 0)
    #expect(server.requests.map { $0.header("If-Range") } == [nil, old, nil])
    #expect(folder.bytes("p.jpg") == photo.reversed())
  }

  @Test("An announced length that overflows counts as unknown")
  func hugeLength() async throws {
    let photo = photo
    let server = try ScriptedServer { request in
      guard let range = request.header("Range") else {
        return Reply(headers: [("ETag", "\"v1\"")], body: photo).cut(after: 20_000)
      }
      let first = range.dropFirst("bytes=".count).dropLast()
      let head = [("Content-Range", "bytes \(first)-49999/50000"), ("Content-Length", "9223372036854775807")]
      var reply = Reply(status: 206, headers: head)
      reply.steps.append(.close)
      return reply
    }
    _ = try await error(server)
    let seen = Lock<[TransferProgress]>([])
    let download = try download(server)
    await #expect(throws: FileDownloadError.self) {
      try await download.run(over: transport) { progress in seen.withLock { $0.append(progress) } }
    }
    #expect(seen.withLock { $0.count > 0 && $0.allSatisfy { $0.expected == nil } })
  }

  @Test("A partial file that is already complete gets its final name when the server confirms its size")
  func completePart() async throws {
    let photo = photo
    let server = try ScriptedServer { request in
      guard request.header("Range") == nil else {
        return Reply(status: 416, headers: [("Content-Range", "bytes */50000")])
      }
      let head = "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nTransfer-Encoding: chunked\r\n\r\nc350\r\n"
      return Reply([.bytes(head), .bytes(photo), .close])
    }
    _ = try await error(server)
    #expect(folder.names() == ["p.jpg.part", "p.jpg.part.validator"])
    #expect(try await run(server).resumedFrom == 50_000)
    #expect(folder.bytes("p.jpg") == photo)
  }

  @Test("A partial download with a weak validator starts from the beginning")
  func weakValidator() async throws {
    let server = try rangeServer(tag: "W/\"v1\"", cutFirstAfter: 20_000)
    _ = try await error(server)
    #expect(folder.names() == ["p.jpg.part"])
    _ = try await error(server)
    #expect(server.requests.allSatisfy { $0.header("Range") == nil })
  }

  @Test("An existing file is replaced only on request")
  func existingFile() async throws {
    try folder.write([1, 2, 3], to: "p.jpg")
    let server = try rangeServer()
    guard case .alreadyExists = try await error(server) else {
      Issue.record("an existing file must be refused")
      return
    }
    #expect(folder.bytes("p.jpg") == [1, 2, 3])
    #expect(server.requests.isEmpty)
    _ = try await run(server, overwrites: true)
    #expect(folder.bytes("p.jpg") == photo)
  }

  @Test("A file that appears during the download is preserved")
  func fileAppears() async throws {
    let (folder, photo) = (folder, photo)
    let server = try ScriptedServer { _ in
      try? folder.write([1, 2, 3], to: "p.jpg")
      return Reply(body: photo)
    }
    guard case .alreadyExists = try await error(server) else {
      Issue.record("a file that appeared must not be replaced")
      return
    }
    #expect(folder.bytes("p.jpg") == [1, 2, 3])
  }

  @Test("A download that the server refuses leaves no file")
  func refusal() async throws {
    let server = try ScriptedServer { _ in Reply(status: 404, body: "no such photo") }
    guard case .refused(let response) = try await error(server) else {
      Issue.record("404 must be a refusal")
      return
    }
    #expect(response.body == Array("no such photo".utf8))
    #expect(folder.names().isEmpty)
  }

  @Test("A missing folder is reported as a write error")
  func missingFolder() async throws {
    let server = try rangeServer()
    let request = try #require(Request(url: server.url("/p")))
    await #expect {
      try await FileDownload(request, to: folder.file("no/such/p.jpg")).run(over: transport)
    } throws: { error in
      if case FileDownloadError.cannotWrite(_, ENOENT) = error { true } else { false }
    }
    #expect(server.requests.isEmpty)
  }

  @Test("A second download of the same file is refused while the first download is running")
  func busyFile() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in
      arrived.yield()
      return .hang
    }
    let download = try download(server)
    let first = Task { try await download.run(over: transport) }
    for await _ in arrivals { break }
    guard case .busy = try await error(server) else {
      Issue.record("the second download must be refused")
      return
    }
    first.cancel()
    await #expect(throws: FileDownloadError.self) { try await first.value }
    #expect(folder.names().isEmpty)
  }

  @Test("A failed download can be retried while its transport still retains the progress closure")
  func retainedProgress() async throws {
    let retaining = RetainingTransport()
    let request = try #require(Request(url: "https://a.example/p"))
    for _ in 0..<2 {
      await #expect {
        try await FileDownload(request, to: folder.file("p.jpg")).run(over: retaining)
      } throws: { error in
        if case FileDownloadError.network(.cutShort) = error { true } else { false }
      }
    }
  }

  @Test("A canceled download can be resumed")
  func cancelAndResume() async throws {
    let photo = photo
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in
      // The reply is slow, so that progress is reported before the download is complete.
      let head = "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 50000\r\n\r\n"
      let pieces = (0..<50).flatMap { number -> [Reply.Step] in
        [.bytes(Array(photo[number * 400..<(number + 1) * 400])), .pause(.milliseconds(20))]
      }
      return Reply([.bytes(head)] + pieces + [.hang])
    }
    let download = try download(server)
    let task = Task {
      try await download.run(over: transport) { progress in
        if progress.received > 0 { arrived.yield() }
      }
    }
    for await _ in arrivals { break }
    task.cancel()
    await #expect(throws: FileDownloadError.self) { try await task.value }
    #expect(folder.names() == ["p.jpg.part", "p.jpg.part.validator"])
    let kept = try #require(folder.bytes("p.jpg.part"))
    #expect(!kept.isEmpty && kept.count <= 20_000)
    #expect(kept == Array(photo[..<kept.count]))
  }
}

/// A transport that writes a few bytes, fails, and retains the destination of every download with its progress closure.
private struct RetainingTransport: Transport {
  private let retained = Lock<[DownloadDescriptor]>([])

  func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    if let destination {
      retained.withLock { $0.append(destination) }
      _ = Array("part".utf8).withUnsafeBytes { writeAll($0, to: destination.descriptor) }
    }
    throw .cutShort(detail: "")
  }
}
