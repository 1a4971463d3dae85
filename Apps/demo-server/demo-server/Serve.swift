import ArgumentParser
import DemoServer
import Dispatch
import Foundation

/// `demo-server serve`: runs the server until it is interrupted.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve until interrupted. Without --socket and --port, listen on a socket in a private folder."
  )

  @Option(help: "Listen on a Unix socket at this path.")
  var socket: String?

  @Option(help: "Listen on this port of 127.0.0.1; 0 chooses a free port.")
  var port: UInt16?

  @Option(help: "Require this access key.")
  var accessKey: String?

  @Option(help: "The maximum number of requests per hour; images are not counted.")
  var rateLimit = 5_000

  @Option(help: "The delay before each response, in milliseconds.")
  var latency = 0

  @Option(help: "The fraction of responses, from 0 to 1, that fail.")
  var failRate = 0.0

  @Option(help: "The maximum speed of a response body, in kilobytes per second; 0 for no limit.")
  var speed = 0

  @Option(help: "The seed of the catalog.")
  var seed: UInt64 = 1

  @Option(help: "The number of photos.")
  var photos = 240

  func validate() throws {
    guard socket == nil || port == nil else { throw ValidationError("Use either --socket or --port.") }
    guard 0...1 ~= failRate else { throw ValidationError("--fail-rate takes a number from 0 to 1.") }
    guard latency >= 0 else { throw ValidationError("--latency takes a number of milliseconds, 0 or more.") }
    guard speed >= 0 else { throw ValidationError("--speed takes a number of kilobytes per second, 0 or more.") }
    guard rateLimit >= 0 else { throw ValidationError("--rate-limit takes a number of requests, 0 or more.") }
    guard 1...100_000 ~= photos else { throw ValidationError("--photos takes a number from 1 to 100000.") }
  }

  func run() async throws {
    let (signals, sources) = interruptions()
    defer { sources.forEach { $0.cancel() } }
    let server = DemoServer(
      catalogue: Catalogue(seed: seed, photoCount: photos),
      configuration: .init(
        endpoint: endpoint, accessKey: accessKey, requestsPerHour: rateLimit,
        faults: Faults(
          latency: .milliseconds(latency), failRate: failRate, bytesPerSecond: speed == 0 ? nil : speed * 1_000)))
    do {
      try await server.start()
    } catch {
      writeLine("demo-server: \(error)", to: STDERR_FILENO)
      throw ExitCode(69)
    }
    if let path = await server.socketPath {
      writeLine(
        "Listening on \(path). Try: curl --unix-socket \(path) \(DemoServer.socketBaseURL)/photos", to: STDOUT_FILENO)
    } else if let baseURL = await server.baseURL {
      writeLine("Listening on \(baseURL). Try: curl \(baseURL)/photos", to: STDOUT_FILENO)
    }
    for await _ in signals { break }
    await server.stop()
  }

  private var endpoint: DemoServer.Endpoint {
    if let port { return .port(port) }
    return socket.map { .socket(path: $0) } ?? .privateSocket()
  }

  /// Returns a stream of the received SIGINT and SIGTERM signals, and prevents the two signals from ending the process.
  private func interruptions() -> (AsyncStream<Int32>, [any DispatchSourceSignal]) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.activate()
      return source
    }
    return (stream, sources)
  }
}
