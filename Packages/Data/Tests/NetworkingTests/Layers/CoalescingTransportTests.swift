import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests that identical concurrent requests are sent once.
@Suite(.timeLimit(.minutes(1)))
struct CoalescingTransportTests {
  /// Delays the responses of its transport until a test calls `open()`.
  private final class Gate: Sendable {
    private let clock = ManualClock()

    var transport: ScriptedTransport {
      ScriptedTransport { [clock] request throws(NetworkError) in
        do { try await clock.sleep(for: .seconds(1)) } catch { throw .cancelled }
        return answer(200, body: request.head.path ?? "")
      }
    }

    func untilAsked(_ count: Int = 1) async { await clock.untilSleeping(count) }
    func open() { clock.advance(by: .seconds(1)) }
  }

  /// Starts a task that sends a request.
  private func ask(
    _ coalescing: CoalescingTransport,
    _ request: Request
  ) -> Task<Response, any Error> {
    Task { try await coalescing.send(request) }
  }

  @Test("Identical concurrent requests share one transfer")
  func sharedTransfer() async throws {
    let gate = Gate()
    let base = gate.transport
    let coalescing = CoalescingTransport(over: base)
    let request = try get("/photos")
    let tasks = (0..<10).map { _ in ask(coalescing, request) }
    await gate.untilAsked()
    while coalescing.waiterCount(for: request) < 10 { await Task.yield() }
    gate.open()
    for task in tasks { #expect(try await task.value.body == Array("/photos".utf8)) }
    #expect(base.requests.count == 1)
  }

  @Test("Different requests are sent separately")
  func differentRequests() async throws {
    let gate = Gate()
    let base = gate.transport
    let coalescing = CoalescingTransport(over: base)
    var impatient = try get()
    impatient.limits.totalTime = .seconds(1)
    var posted = try get()
    posted.head.method = .post
    let requests = [try get(), try get("/2"), try get(headers: [.accept: "a/b"]), impatient, posted, posted]
    let tasks = requests.map { ask(coalescing, $0) }
    await gate.untilAsked(6)
    gate.open()
    for task in tasks { _ = try await task.value }
    #expect(base.requests.count == 6)
  }

  @Test("Canceling one caller does not cancel the transfer for the other callers")
  func cancelOne() async throws {
    let gate = Gate()
    let base = gate.transport
    let coalescing = CoalescingTransport(over: base)
    let request = try get()
    let first = ask(coalescing, request)
    await gate.untilAsked()
    let second = ask(coalescing, request)
    while coalescing.waiterCount(for: request) < 2 { await Task.yield() }
    first.cancel()
    await #expect(throws: NetworkError.cancelled) { try await first.value }
    gate.open()
    #expect(try await second.value.head.status == .ok)
    #expect(base.requests.count == 1)
  }

  @Test("The transfer is canceled when every caller has been canceled")
  func cancelAll() async throws {
    let (ends, ended) = AsyncStream.makeStream(of: Bool.self)
    let clock = ManualClock()
    let base = ScriptedTransport { _ throws(NetworkError) in
      do { try await clock.sleep(for: .seconds(1)) } catch {
        ended.yield(true)
        throw .cancelled
      }
      ended.yield(false)
      return answer()
    }
    let coalescing = CoalescingTransport(over: base)
    let request = try get()
    let tasks = (0..<3).map { _ in ask(coalescing, request) }
    await clock.untilSleeping()
    while coalescing.waiterCount(for: request) < 3 { await Task.yield() }
    for task in tasks { task.cancel() }
    for await wasCancelled in ends {
      #expect(wasCancelled)
      break
    }
    for task in tasks {
      await #expect(throws: NetworkError.cancelled) { try await task.value }
    }
  }

  @Test("After a failure, the same request can be sent again")
  func sharedFailure() async throws {
    let base = ScriptedTransport([.failure(.unreachable(detail: "")), .success(answer())])
    let coalescing = CoalescingTransport(over: base)
    let request = try get()
    await #expect(throws: NetworkError.unreachable(detail: "")) { try await coalescing.send(request) }
    #expect(try await coalescing.send(request).head.status == .ok)
  }
}
