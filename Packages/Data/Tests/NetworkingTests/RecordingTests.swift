import Foundation
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

#if canImport(Glibc)
private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
private let fileSizeLimit = RLIMIT_FSIZE
#endif

/// Tests that recorded sessions can be replayed without a network and contain no secrets.
struct RecordingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var cassette: String { folder.file("session.ndjson") }

  @Test("A recording can have a note, which is not replayed")
  func note() async throws {
    let base = ScriptedTransport { _ in answer(200, []) }
    let recording = try RecordingTransport(over: base, to: cassette, note: "a “note”\n")
    _ = try await recording.send(get("/list"))
    #expect(NetworkStack.Cassette.note(at: cassette) == "a “note”\n")
    #expect(try await ReplayTransport(from: cassette).send(get("/list")).head.status == .ok)
    let other = folder.file("other")
    _ = try await RecordingTransport(over: base, to: other).send(get("/list"))
    #expect(NetworkStack.Cassette.note(at: other) == nil)
    #expect(NetworkStack.Cassette.note(at: folder.file("nowhere")) == nil)
  }

  @Test("A recorded session can be replayed")
  func replay() async throws {
    let photo: [UInt8] = [0xFF, 0xD8, 0, 1, 2]
    let base = ScriptedTransport { request in
      var response = answer(200, [("Content-Type", "image/jpeg"), ("X-Total", "3")])
      response.body = request.head.path == "/photo" ? photo : Array("{\"a\":\"é\"}".utf8)
      return response
    }
    let recording = try RecordingTransport(over: base, to: cassette)
    for path in ["/photo", "/list?page=2"] { _ = try await recording.send(get(path)) }

    let replay = try ReplayTransport(from: cassette)
    let response = try await replay.send(get("/photo"))
    #expect(response.body == photo)
    #expect(response.head.headerFields[.contentType] == "image/jpeg")
    #expect(response.head.headerFields[HTTPField.Name("X-Total")!] == "3")
    #expect(try await replay.send(get("/list?page=2")).body == Array("{\"a\":\"é\"}".utf8))
  }

  @Test("A repeated request receives the recorded responses in order, and then only the last response")
  func repeatedRequest() async throws {
    let base = ScriptedTransport(["one", "two"].map { .success(answer(200, body: $0)) })
    let recording = try RecordingTransport(over: base, to: cassette)
    for _ in 0..<2 { _ = try await recording.send(get()) }
    let replay = try ReplayTransport(from: cassette)
    for expected in ["one", "two", "two"] {
      #expect(try await replay.send(get()).body == Array(expected.utf8))
    }
  }

  @Test("An unrecorded request throws an error that names the request")
  func unknownRequest() async throws {
    let recording = try RecordingTransport(over: ScriptedTransport { _ in answer() }, to: cassette)
    _ = try await recording.send(get("/known"))
    let replay = try ReplayTransport(from: cassette)
    let unknown = try get("/unknown")
    await #expect(throws: NetworkError.notRecorded(detail: "GET https://a.example/unknown")) {
      try await replay.send(unknown)
    }
    var posted = try get("/known")
    posted.head.method = .post
    let other = posted
    await #expect(throws: NetworkError.self) { try await replay.send(other) }
  }

  @Test("Secrets are left out of a recording")
  func recordedSecrets() async throws {
    let base = ScriptedTransport { _ in
      answer(200, [("Set-Cookie", "s3cr3t"), ("X-Anything", "s3cr3t"), ("Location", "https://a.example/?key=s3cr3t")])
    }
    let recording = try RecordingTransport(over: base, to: cassette)
    let request = try get("/?client_id=s3cr3t", headers: [.authorization: "Client-ID s3cr3t"])
    _ = try await recording.send(request)
    let text = String(decoding: try #require(folder.bytes("session.ndjson")), as: UTF8.self)
    #expect(!text.isEmpty)
    #expect(!text.contains("s3cr3t"))
    // A request with another key receives the recorded response.
    let replay = try ReplayTransport(from: cassette)
    #expect(try await replay.send(get("/?client_id=other")).head.status == .ok)
  }

  @Test("A key that the server sends back is not recorded")
  func echoedSecrets() async throws {
    let base = ScriptedTransport { request in
      var response = answer(200, [("Content-Type", "s3cr3t-key")], body: "{\"key\": \"s3cr3t-key\", \"n\": 1}")
      if request.head.path == "/image" { response.body = [0xFF, 0xD8] + Array("s3cr3t-key".utf8) }
      return response
    }
    let recording = try RecordingTransport(over: base, to: cassette, secrets: ["0ther-s3cr3t"])
    _ = try await recording.send(get("/", headers: [.authorization: "Client-ID s3cr3t-key"]))
    let image = try get("/image")
    #expect(try await recording.send(image).body.count == 12)
    _ = try await recording.send(get("/?a=0ther-s3cr3t"))
    let text = String(decoding: try #require(folder.bytes("session.ndjson")), as: UTF8.self)
    #expect(!text.contains("s3cr3t"))
    #expect(!text.contains(Data("s3cr3t-key".utf8).base64EncodedString().dropLast(4)))
    let replay = try ReplayTransport(from: cassette)
    #expect(try await replay.send(get()).body == Array("{\"key\": \"<redacted>\", \"n\": 1}".utf8))
    await #expect(throws: NetworkError.self) { try await replay.send(image) }
  }

  @Test("A recording never replaces a file, and only the user can read the recording")
  func existingFile() throws {
    try folder.write([1], to: "session.ndjson")
    #expect(throws: CassetteError.exists(path: cassette)) {
      try RecordingTransport(over: ScriptedTransport([]), to: cassette)
    }
    #expect(folder.bytes("session.ndjson") == [1])
    _ = try RecordingTransport(over: ScriptedTransport([]), to: folder.file("other"))
    var status = stat()
    #expect(stat(folder.file("other"), &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("A network stack can record a session, and another stack can replay the session without a network")
  func stack() async throws {
    let server = try ScriptedServer { request in
      request.path == "/" ? .redirect(to: "/photos") : Reply(headers: [("ETag", "\"a\"")], body: "photos")
    }
    let request = try #require(Request(url: server.url("/")))
    let recorder = try NetworkStack(cassette: .record(path: cassette, secrets: []))
    _ = try await recorder.transport.send(request)
    await recorder.shutdown()
    server.stop()
    let player = try NetworkStack(cassette: .replay(path: cassette))
    #expect(try await player.transport.send(request).body == Array("photos".utf8))
    await player.shutdown()
  }

  @Test("A recorded failure is replayed")
  func replayedFailure() async throws {
    let timeout = NetworkError.timedOut(.firstByte, limit: .seconds(30))
    let base = ScriptedTransport([.failure(timeout), .success(answer(200, body: "photo"))])
    let recording = try RecordingTransport(over: base, to: cassette)
    let request = try get()
    await #expect(throws: timeout) { try await recording.send(request) }
    _ = try await recording.send(request)
    let replay = try ReplayTransport(from: cassette)
    await #expect(throws: timeout) { try await replay.send(request) }
    #expect(try await replay.send(request).body == Array("photo".utf8))
  }

  @Test("Cancellations and shutdowns are not recorded")
  func cancellationIsNotRecorded() async throws {
    let base = ScriptedTransport([.failure(.cancelled), .failure(.shutDown)])
    let recording = try RecordingTransport(over: base, to: cassette)
    let request = try get()
    await #expect(throws: NetworkError.cancelled) { try await recording.send(request) }
    await #expect(throws: NetworkError.shutDown) { try await recording.send(request) }
    #expect(folder.bytes("session.ndjson") == [])
  }

  @Test("A download can be recorded and replayed")
  func recordedDownload() async throws {
    let recording = try RecordingTransport(over: ScriptedTransport { _ in answer(200, body: "photo") }, to: cassette)
    let first = try await FileDownload(get(), to: folder.file("first")).run(over: recording)
    #expect(first.byteCount == 5)
    _ = try await FileDownload(get(), to: folder.file("second")).run(over: ReplayTransport(from: cassette))
    #expect(folder.bytes("first") == Array("photo".utf8))
    #expect(folder.bytes("second") == Array("photo".utf8))
  }

  @Test("A recorded range is replayed only for a request with the same range")
  func recordedRange() async throws {
    let base = ScriptedTransport { _ in answer(206, [("Content-Range", "bytes 2-4/5")], body: "oto") }
    let recording = try RecordingTransport(over: base, to: cassette)
    let part = try get(headers: [.range: "bytes=2-"])
    _ = try await recording.send(part)
    let replay = try ReplayTransport(from: cassette)
    #expect(try await replay.send(part).head.status == .partialContent)
    let whole = try get()
    await #expect(throws: NetworkError.notRecorded(detail: "GET https://a.example/")) { try await replay.send(whole) }
  }

  /// Runs in its own process, because the test limits the size of files, and the limit applies to the whole process.
  @Test("If the disk becomes full, the recording has only complete lines")
  func recordingOnFullDisk() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let base = ScriptedTransport { request in
        answer(200, body: request.head.path == "/large" ? String(repeating: "x", count: 100_000) : "small")
      }
      let recording = try RecordingTransport(over: base, to: folder.file("session.ndjson"))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(fileSizeLimit, &limit)
      limit.rlim_cur = 50_000
      setrlimit(fileSizeLimit, &limit)
      let large = try get("/large")
      _ = try await recording.send(get("/1"))
      await #expect(throws: NetworkError.writeFailed(errno: EFBIG)) { try await recording.send(large) }
      _ = try await recording.send(get("/2"))
      let replay = try ReplayTransport(from: folder.file("session.ndjson"))
      for path in ["/1", "/2"] { #expect(try await replay.send(get(path)).body == Array("small".utf8)) }
    }
  }

  @Test("The error for a damaged cassette names the line")
  func damagedCassette() throws {
    try folder.write(Array("{\"method\":\"GET\"}\n".utf8), to: "session.ndjson")
    #expect(throws: CassetteError.malformed(path: cassette, line: 1)) { try ReplayTransport(from: cassette) }
    #expect(throws: CassetteError.cannotRead(path: "/nonexistent")) { try ReplayTransport(from: "/nonexistent") }
  }
}
