import HTTPTypes
import Networking
import NetworkingTesting
import Testing

/// Tests the layers for offline mode and metrics.
struct OfflineAndMetricsTests {
  @Test("In offline mode, requests throw an offline error and are never sent")
  func offlineSendsNothing() async throws {
    let base = ScriptedTransport { _ in answer() }
    let transport = OfflineTransport(over: base, isOffline: true)
    let request = try get()
    await #expect(throws: NetworkError.offline) { try await transport.send(request) }
    await #expect(throws: NetworkError.offline) { try await transport.download(request, to: 1, progress: nil) }
    #expect(base.requests.isEmpty)
    transport.isOffline = false
    #expect(try await transport.send(request).head.status == .ok)
  }

  @Test("Each attempt of a retried request is reported separately")
  func attempts() async throws {
    let base = ScriptedTransport([
      .failure(.unreachable(detail: "")), .success(answer(503)), .success(answer(200, body: "ok")),
    ])
    let told = Lock<[String]>([])
    let observed = MetricsTransport(over: base) { attempt in
      let text =
        switch attempt.result {
        case .success(let response): "\(response.head.status.code)"
        case .failure(let error): "\(error)"
        }
      told.withLock { $0.append(text) }
    }
    let retry = RetryTransport(over: observed, clock: ManualClock(jumps: true))
    _ = try await retry.send(get())
    #expect(told.withLock { $0 } == ["\(NetworkError.unreachable(detail: ""))", "503", "200"])
  }
}
