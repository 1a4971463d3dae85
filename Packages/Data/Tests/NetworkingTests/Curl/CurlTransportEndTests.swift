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

/// Tests that every waiting caller returns when its task is canceled or the transport is shut down.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportEndTests {
  @Test("Canceling a task ends its request, and the transport stays usable")
  func cancelledTask() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { request in
      guard request.path == "/hang" else { return Reply(body: "ok") }
      arrived.yield()
      return .hang
    }
    let transport = CurlTransport()
    let hanging = try #require(Request(url: server.url("/hang")))
    let task = Task { try await transport.send(hanging) }
    for await _ in arrivals { break }
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    let response = try await transport.send(#require(Request(url: server.url("/"))))
    #expect(response.body == Array("ok".utf8))
  }

  @Test("If the task is already canceled, its request is never sent")
  func alreadyCancelledTask() async throws {
    let server = try ScriptedServer { _ in Reply() }
    let transport = CurlTransport()
    let request = try #require(Request(url: server.url("/")))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test("Two hundred requests that are canceled together all end")
  func cancelTwoHundred() async throws {
    let server = try ScriptedServer { _ in .hang }
    let transport = CurlTransport()
    let request = try #require(Request(url: server.url("/")))
    let tasks = (0..<200).map { _ in Task { try await transport.send(request) } }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: NetworkError.cancelled) { try await task.value }
    }
    #expect(await transport.activeTransferCount() == 0)
  }

  @Test("A transfer counts as active until it ends")
  func activeTransferCount() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in
      arrived.yield()
      return .hang
    }
    let transport = CurlTransport()
    let request = try #require(Request(url: server.url("/")))
    let task = Task { try await transport.send(request) }
    for await _ in arrivals { break }
    #expect(await transport.activeTransferCount() == 1)
    task.cancel()
    _ = await task.result
    #expect(await transport.activeTransferCount() == 0)
    await transport.shutdown()
    #expect(await transport.activeTransferCount() == 0)
  }

  @Test("A shutdown ends active requests and refuses later requests")
  func shutdown() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in
      arrived.yield()
      return .hang
    }
    let transport = CurlTransport()
    let request = try #require(Request(url: server.url("/")))
    let tasks = (0..<5).map { _ in Task { try await transport.send(request) } }
    var count = 0
    for await _ in arrivals {
      count += 1
      if count == 5 { break }
    }
    await transport.shutdown()
    for task in tasks {
      await #expect(throws: NetworkError.shutDown) { try await task.value }
    }
    await #expect(throws: NetworkError.shutDown) { try await transport.send(request) }
    await transport.shutdown()
  }

  @Test("A transport can be shut down before its first use")
  func shutdownBeforeUse() async throws {
    let server = try ScriptedServer { _ in Reply() }
    let transport = CurlTransport()
    await transport.shutdown()
    transport.start()
    let request = try #require(Request(url: server.url("/")))
    await #expect(throws: NetworkError.shutDown) { try await transport.send(request) }
    #expect(await transport.activeTransferCount() == 0)
    #expect(server.requests.isEmpty)
  }

  @Test("A shutdown ends streamed bodies and downloads")
  func shutdownEndsStreams() async throws {
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in Reply(body: "hello").cut(after: 45, end: .hang) }
    let transport = CurlTransport()
    let request = try #require(Request(url: server.url("/")))
    let reader = Task {
      try await transport.withBody(of: request) { _, body in
        for try await _ in body { begun.yield() }
      }
    }
    let download = Task {
      let nowhere = open("/dev/null", O_WRONLY)
      defer { close(nowhere) }
      return try await transport.download(request, to: nowhere) { _ in begun.yield() }
    }
    var count = 0
    for await _ in begins {
      count += 1
      if count == 2 { break }
    }
    await transport.shutdown()
    await #expect(throws: NetworkError.shutDown) { try await reader.value }
    await #expect(throws: NetworkError.shutDown) { try await download.value }
    await #expect(throws: NetworkError.shutDown) {
      try await transport.withBody(of: request) { _, _ in Issue.record("the response has no head") }
    }
  }

  @Test("Requests beyond a host's connection limit wait for a free connection")
  func connectionLimit() async throws {
    let server = try ScriptedServer { Reply(body: $0.target) }
    let transport = CurlTransport(configuration: CurlConfiguration(connectionsPerHost: 2))
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        let request = try #require(Request(url: server.url("/\(number)")))
        group.addTask {
          let response = try await transport.send(request)
          #expect(response.body == Array("/\(number)".utf8))
        }
      }
      try await group.waitForAll()
    }
    #expect(server.connectionCount <= 2)
  }
}
