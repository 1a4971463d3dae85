import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests how `CurlTransport` streams a body: limits, slow readers, redirects, cancellation and failures.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportStreamTests {
  let transport = CurlTransport()

  @Test("A stream delivers the head first and then the whole body")
  func headThenBody() async throws {
    let server = try ScriptedServer { _ in .zeros(2_000_003, headers: [("X-Total", "9")]) }
    let request = try #require(Request(url: server.url("/")))
    let (total, count) = try await transport.withBody(of: request) { head, body in
      var count = 0
      for try await bytes in body { count += bytes.count }
      return (head.headerFields[HTTPField.Name("X-Total")!], count)
    }
    #expect(total == "9")
    #expect(count == 2_000_003)
  }

  @Test("The head is available before the body is complete")
  func headBeforeBody() async throws {
    let server = try ScriptedServer { _ in Reply(body: "hello").cut(after: 45, end: .hang) }
    let request = try #require(Request(url: server.url("/")))
    let status = try await transport.withBody(of: request) { head, _ in head.status.code }
    #expect(status == 200)
  }

  @Test("A slow reader makes the server wait")
  func backpressure() async throws {
    let size = 64 << 20
    let hasSentAll = Lock(false)
    let server = try ScriptedServer { request in
      guard request.path == "/" else { return Reply(body: "small") }
      var reply = Reply.zeros(size)
      reply.steps.append(.run { hasSentAll.withLock { $0 = true } })
      return reply
    }
    let request = try #require(Request(url: server.url("/")))
    let small = try #require(Request(url: server.url("/small")))
    try await transport.withBody(of: request, bufferBytes: 100_000) { _, body in
      var longest = 0
      var count = 0
      for try await bytes in body {
        if count == 0 {
          // Requests on other connections still complete. The requests also give the server time to send more bytes.
          for _ in 0..<20 { _ = try await transport.send(small) }
          #expect(!hasSentAll.withLock { $0 })
        }
        longest = max(longest, bytes.count)
        count += bytes.count
      }
      #expect(count == size)
      #expect(longest <= 100_000)
    }
    #expect(hasSentAll.withLock { $0 })
  }

  @Test("The transfer is canceled when the reader returns early")
  func readerReturnsEarly() async throws {
    let server = try ScriptedServer { request in
      guard request.path == "/" else { return Reply(body: "ok") }
      var reply = Reply.zeros(1 << 30)
      reply.steps.append(.run { Issue.record("the whole body was sent after the reader returned") })
      return reply
    }
    let request = try #require(Request(url: server.url("/")))
    struct Enough: Error {}
    await #expect(throws: Enough.self) {
      try await transport.withBody(of: request) { _, body in
        for try await _ in body { throw Enough() }
      }
    }
    let response = try await transport.send(#require(Request(url: server.url("/next"))))
    #expect(response.body == Array("ok".utf8))
  }

  @Test("A truncated stream ends with an error")
  func truncatedStream() async throws {
    let server = try ScriptedServer { _ in Reply(body: String(repeating: "x", count: 1000)).cut(after: 500) }
    let request = try #require(Request(url: server.url("/")))
    await #expect {
      try await transport.withBody(of: request) { _, body in
        for try await _ in body {}
      }
    } throws: { error in
      if case NetworkError.cutShort = error { true } else { false }
    }
  }

  @Test("A waiting reader can be canceled")
  func cancelledReader() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in Reply(body: "hello").cut(after: 45, end: .hang) }
    let request = try #require(Request(url: server.url("/")))
    let task = Task { [transport] in
      try await transport.withBody(of: request) { _, body in
        arrived.yield()
        for try await _ in body {}
      }
    }
    for await _ in arrivals { break }
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
  }

  @Test("A waiting child task of a reader can be canceled")
  func cancelledChildTask() async throws {
    let server = try ScriptedServer { _ in Reply(body: "hello").cut(after: 45, end: .hang) }
    let request = try #require(Request(url: server.url("/")))
    try await transport.withBody(of: request) { _, body in
      await withThrowingTaskGroup { group in
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        group.addTask { for try await _ in body { arrived.yield() } }
        for await _ in arrivals { break }
        group.cancelAll()
        await #expect(throws: NetworkError.cancelled) { try await group.next() }
      }
    }
  }

  @Test("A stream without a response head fails as malformed")
  func streamWithoutHead() async throws {
    let reply = Reply([.bytes("HTTP/1.1 101 Switching Protocols\r\n\r\nhello"), .close])
    let server = try ScriptedServer { _ in reply }
    let request = try #require(Request(url: server.url("/")))
    await #expect {
      try await transport.withBody(of: request) { _, _ in Issue.record("the response has no head") }
    } throws: { error in
      if case NetworkError.malformedResponse = error { true } else { false }
    }
  }

  @Test("A stream ends when its decoded bytes exceed the limit")
  func compressionBombStream() async throws {
    // The server sends bytes that decode to about 3 MB, and then hangs. libcurl reads all bytes, and buffers them for
    // the slow reader.
    let server = try ScriptedServer { request in
      request.path == "/" ? .bomb(5_000_000).cut(after: 20_000, end: .hang) : Reply(body: "small")
    }
    var request = try #require(Request(url: server.url("/")))
    request.limits.bodyBytes = 1_000_000
    let bomb = request
    let small = try #require(Request(url: server.url("/small")))
    let count = Lock(0)
    await #expect(throws: NetworkError.tooLarge(.body, limit: 1_000_000)) {
      try await transport.withBody(of: bomb, bufferBytes: 100_000) { [transport] _, body in
        for try await bytes in body {
          count.withLock { $0 += bytes.count }
          _ = try await transport.send(small)
        }
      }
    }
    #expect(count.withLock { $0 } <= 1_000_000)
  }

  @Test("A stream follows redirects before it delivers the head")
  func streamRedirects() async throws {
    let server = try ScriptedServer { request in
      guard request.path == "/" else { return Reply(body: "end") }
      return Reply(status: 302, headers: [("Location", "/end")], body: "moved")
    }
    let request = try #require(Request(url: server.url("/")))
    let body = try await transport.withBody(of: request) { head, body in
      #expect(head.status == .ok)
      return try await body.reduce(into: [UInt8]()) { $0 += $1 }
    }
    #expect(body == Array("end".utf8))
  }

  @Test("A reader may pause for longer than the idle time limit")
  func slowReader() async throws {
    let server = try ScriptedServer { request in
      request.path == "/" ? .zeros(20 << 20) : Reply(body: "slow").delayed(by: .milliseconds(2500))
    }
    var request = try #require(Request(url: server.url("/")))
    request.limits.idleTime = .seconds(1)
    let slow = try #require(Request(url: server.url("/slow")))
    let count = try await transport.withBody(of: request) { [transport] _, body in
      var count = 0
      for try await bytes in body {
        if count == 0 { _ = try await transport.send(slow) }
        count += bytes.count
      }
      return count
    }
    #expect(count == 20 << 20)
  }

  @Test("Tasks can run on the transport's thread")
  func executorPreference() async throws {
    let server = try ScriptedServer { Reply(body: $0.target) }
    let transport = transport
    let bodies = try await withTaskExecutorPreference(transport.executor) {
      try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          let request = try #require(Request(url: server.url("/\(number)")))
          group.addTask { try await transport.send(request).body }
        }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
    }
    #expect(bodies.count == 50)
  }

  @Test("A task on the transport's thread continues after a shutdown")
  func executorAfterShutdown() async throws {
    let request = try #require(Request(url: "http://127.0.0.1:1/"))
    let transport = transport
    await withTaskExecutorPreference(transport.executor) {
      await transport.shutdown()
      await #expect(throws: NetworkError.shutDown) { try await transport.send(request) }
    }
  }
}
