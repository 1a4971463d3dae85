import ClientSupport
import HTTPTypes
import Networking
import NetworkingTesting

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A client program that uses this project's HTTP client. The argument VARIANT of `get` is "" to measure the engine,
/// "executor" to run the callers' tasks on the engine's thread, or "stack" to measure `NetworkStack`.
@main
enum NetworkingClient {
  static func main() async throws {
    try await runClient { command in
      switch command {
      case .get(let url, let count, let concurrency, let caFile, let variant):
        let configuration = CurlConfiguration(caFile: caFile, connectionsPerHost: 64)
        return try await get(url, count, concurrency, configuration, variant)
      case .download(let url, let bytes, let path):
        return try await download(url, bytes, path)
      case .cancel(let count):
        return try await cancel(count)
      }
    }
  }

  private static func get(
    _ url: String,
    _ count: Int,
    _ concurrency: Int,
    _ configuration: CurlConfiguration,
    _ variant: String
  ) async throws -> LoadResult {
    let engine = CurlTransport(configuration: configuration)
    let transport: any Transport =
      variant == "stack" ? NetworkStack(configuration: configuration).transport : engine
    let run = { @Sendable in
      // Every request has a different URL, so the stack cannot cache or coalesce the requests.
      try await load(count: count, concurrency: concurrency) { number in
        guard let request = Request(url: "\(url)?n=\(number)") else { throw NetworkError.malformedRequest(detail: url) }
        let response = try await transport.send(request)
        guard response.head.status == .ok, !response.body.isEmpty else {
          throw NetworkError.malformedResponse(detail: "\(response.head.status)")
        }
      }
    }
    guard variant == "executor" else { return try await run() }
    return try await withTaskExecutorPreference(engine.executor) { try await run() }
  }

  private static func download(_ url: String, _ bytes: Int, _ path: String) async throws -> LoadResult {
    guard var request = Request(url: url) else { throw NetworkError.malformedRequest(detail: url) }
    request.limits.bodyBytes = .max
    let sized = request
    let transport = CurlTransport()
    return try await measureDownload(bytes: bytes) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      defer { close(descriptor) }
      _ = try await transport.download(sized, to: descriptor)
    }
  }

  /// Measures the time from `cancel()` until the request has ended.
  private static func cancel(_ count: Int) async throws -> LoadResult {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try ScriptedServer { _ in
      arrived.yield()
      return .hang
    }
    let transport = CurlTransport()
    var arrival = arrivals.makeAsyncIterator()
    var times: [Duration] = []
    let clock = ContinuousClock()
    for _ in 0..<count {
      guard let request = Request(url: server.url("/")) else { continue }
      let task = Task { try? await transport.send(request) }
      await arrival.next()
      let start = clock.now
      task.cancel()
      _ = await task.value
      times.append(clock.now - start)
    }
    times.sort()
    var result = LoadResult()
    result.medianMicroseconds = times[times.count / 2] / .microseconds(1)
    result.slowMicroseconds = times[times.count * 99 / 100] / .microseconds(1)
    return result
  }
}
