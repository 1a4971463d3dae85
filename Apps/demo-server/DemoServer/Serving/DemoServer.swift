import FlyingFox
import FlyingSocks
import Foundation
import Landscape
import Synchronization

/// A server with the Unsplash API and a generated catalog of photos.
///
/// ```swift
/// let server = DemoServer()
/// try await server.start()
/// // server.socketPath and server.baseURL are what a client needs
/// await server.stop()
/// ```
public actor DemoServer {
  /// The socket or port on which the server listens.
  public enum Endpoint: Hashable, Sendable {
    /// A Unix socket in a folder that other users cannot open; nil selects the default folder.
    case privateSocket(folder: String? = nil)
    case socket(path: String)
    /// A TCP port on 127.0.0.1; 0 selects a free port.
    case port(UInt16)
  }

  public struct Configuration: Sendable {
    public var endpoint: Endpoint
    /// The base URL in responses. If nil, the base URL is `http://demo.photolist` for a socket and
    /// `http://127.0.0.1:PORT` for a port.
    public var baseURL: String?
    /// The access key that requests must contain; nil if no key is required.
    public var accessKey: String?
    /// The maximum number of requests per hour; images are not counted. The response to any further request is a 403
    /// `Rate Limit Exceeded`.
    public var requestsPerHour: Int
    public var faults: Faults

    public init(
      endpoint: Endpoint = .privateSocket(), baseURL: String? = nil, accessKey: String? = nil,
      requestsPerHour: Int = 5_000,
      faults: Faults = Faults()
    ) {
      self.endpoint = endpoint
      self.baseURL = baseURL
      self.accessKey = accessKey
      self.requestsPerHour = requestsPerHour
      self.faults = faults
    }
  }

  /// The base URL in responses if the server listens on a socket.
  public static let socketBaseURL = "http://demo.photolist"

  private struct Running {
    let server: HTTPServer
    let task: Task<Void, Never>
    let socket: SocketFile?
  }

  private let catalogue: Catalogue
  private let configuration: Configuration
  private let gate: Gate
  private var running: Running?

  /// The simulated faults, which can be changed at any time.
  public nonisolated var faults: Faults {
    get { gate.faults.withLock { $0 } }
    set { gate.faults.withLock { $0 = newValue } }
  }

  /// The path of the Unix socket; nil if the server is stopped or listens on a port.
  public private(set) var socketPath: String?
  /// The TCP port; nil if the server is stopped or listens on a socket.
  public private(set) var port: UInt16?
  /// The base URL in responses; nil if the server is stopped.
  public private(set) var baseURL: String?

  public init(catalogue: Catalogue = Catalogue(), configuration: Configuration = Configuration()) {
    self.catalogue = catalogue
    self.configuration = configuration
    gate = Gate(configuration)
  }

  /// Starts the server if it is not running, and returns when the server listens. Do not call `start()` again before
  /// the first call has returned.
  public func start() async throws(DemoServerError) {
    guard running == nil else { return }
    switch configuration.endpoint {
    case .privateSocket(let folder):
      try await listen(on: try SocketFile(inPrivateFolder: folder ?? SocketFile.defaultFolder))
    case .socket(let path):
      try await listen(on: try SocketFile(path: path))
    case .port(let port):
      try await listen(onPort: port)
    }
  }

  /// Stops the server: closes its connections and its port, or removes its socket.
  public func stop() async {
    guard let running else { return }
    self.running = nil
    socketPath = nil
    port = nil
    baseURL = nil
    await running.server.stop(timeout: 0)
    await running.task.value
    running.socket?.remove()
  }

  private func listen(on socket: SocketFile) async throws(DemoServerError) {
    let server = HTTPServer(
      config: .init(address: sockaddr_un.unix(path: socket.path), timeout: Self.patience, logger: .disabled),
      handler: gate)
    do {
      let base = configuration.baseURL ?? Self.socketBaseURL
      gate.open(DemoAPI(catalogue: catalogue, baseURL: base))
      running = Running(server: server, task: try await Self.run(server), socket: socket)
      chmod(socket.path, 0o600)
      socketPath = socket.path
      baseURL = base
    } catch {
      throw .cannotListen(Self.reason(error))
    }
  }

  private func listen(onPort wanted: UInt16) async throws(DemoServerError) {
    do {
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: wanted)
      let server = HTTPServer(
        config: .init(
          address: address, timeout: Self.patience, pool: PromptPool(base: HTTPServer.defaultPool()), logger: .disabled),
        handler: gate)
      let task = try await Self.run(server)
      if case .ip4(_, port: let actual) = await server.listeningAddress { port = actual }
      let base = configuration.baseURL ?? "http://127.0.0.1:\(port ?? wanted)"
      gate.open(DemoAPI(catalogue: catalogue, baseURL: base))
      running = Running(server: server, task: task, socket: nil)
      baseURL = base
    } catch {
      if case SocketError.failed(_, errno: EADDRINUSE, _) = error { throw .portInUse(wanted) }
      throw .cannotListen(Self.reason(error))
    }
  }

  /// The time limit for a request, in seconds: long enough for simulated latency and large pictures.
  private static let patience = 300.0

  /// Runs the server, and returns when the server listens.
  private static func run(_ server: HTTPServer) async throws -> Task<Void, Never> {
    let (ready, signal) = AsyncThrowingStream.makeStream(of: Never.self)
    let task = Task {
      do {
        try await server.run()
      } catch {
        signal.finish(throwing: error)
      }
    }
    let listening = Task {
      try await server.waitUntilListening(timeout: 30)
      signal.finish()
    }
    defer { listening.cancel() }
    for try await _ in ready {}
    return task
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return "\(error)"
  }
}
