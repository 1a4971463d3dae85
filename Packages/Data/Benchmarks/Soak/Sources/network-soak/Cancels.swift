import HTTPTypes
import Networking
import NetworkingTesting

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Cancels calls of `send`, `download` and `withBody` at random times. Each call must end at once, and no transfer may
/// remain active.
struct Cancels {
  let count: Int

  func run() async throws {
    let server = try ScriptedServer { _ in
      switch Int.random(in: 0..<4) {
      case 0: .hang
      case 1: Reply(body: String(repeating: "x", count: 5000)).slow(piece: 100, pause: .milliseconds(1))
      case 2: .zeros(50_000_000)
      default: Reply(body: "ok")
      }
    }
    let transport = CurlTransport()
    let sink = open("/dev/null", O_WRONLY)
    defer { close(sink) }
    guard let request = Request(url: server.url("/")) else { throw Failure(description: "no request") }
    let clock = ContinuousClock()
    var times: [Duration] = []
    var cancelled = 0
    for number in 0..<count {
      let task = Task { () -> Bool in
        do {
          switch number % 3 {
          case 0: _ = try await transport.send(request)
          case 1: _ = try await transport.download(request, to: sink)
          default:
            try await transport.withBody(of: request) { _, body in
              for try await _ in body { await Task.yield() }
            }
          }
          return false
        } catch {
          return error as? NetworkError == .cancelled
        }
      }
      try await clock.sleep(for: .microseconds(Int.random(in: 0..<5000)))
      let start = clock.now
      task.cancel()
      if await task.value {
        times.append(clock.now - start)
        cancelled += 1
      }
    }
    times.sort()
    try expect(cancelled > 0, "no request was canceled")
    let left = await transport.activeTransferCount()
    try expect(left == 0, "\(left) transfers are still active")
    let polite = try ScriptedServer { _ in Reply(body: "ok") }
    guard let last = Request(url: polite.url("/")) else { throw Failure(description: "no request") }
    let response = try await transport.send(last)
    try expect(response.head.status == .ok, "the transport does not accept further requests")
    let (median, slow) = (times[times.count / 2], times[times.count * 99 / 100])
    print(
      "\(cancelled) of \(count) requests canceled; time until the end: \(median) (median), \(slow) (p99); "
        + "\(left) transfers still active")
    await transport.shutdown()
  }
}
