import FlyingFox
import FlyingSocks
import Foundation
public import Reactive

/// A server that provides files, pictures and one WebSocket per tab to the user of this machine.
///
/// ```swift
/// let server = WebServer(configuration: .init(secret: secret, assets: assets)) { page in CounterPage(page) }
/// try await server.start()
/// print(server.address)     // the address with the secret, for the user's browser
/// await server.run()        // until the task is canceled
/// ```
///
/// The server listens on the loopback interface only. Every request needs a cookie, which a browser gets by sending the
/// secret; see <doc:Security>.
@MainActor
public final class WebServer {
  /// A file that the server sends.
  public struct Asset: Sendable {
    /// The content type, such as `text/html; charset=utf-8`.
    public var type: String
    public var bytes: [UInt8]

    public init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }

    public init(type: String, text: String) {
      self.init(type: type, bytes: Array(text.utf8))
    }
  }

  public struct Limits: Sendable {
    /// The maximum size of a message from a page, in bytes.
    public var messageSize = 64 << 10
    /// The maximum number of open pages.
    public var sessions = 64
    /// The maximum number of connections that wait for a request.
    public var idleConnections = 128
    /// The time after which the page of a disconnected tab ends.
    public var grace: Duration = .seconds(60)
    /// The time between two pings. If a tab does not answer a ping before the next ping, the server closes the tab's
    /// connection.
    public var keepAlive: Duration = .seconds(30)

    public init() {}
  }

  public struct Configuration: Sendable {
    /// The TCP port on 127.0.0.1; 0 selects a free port.
    public var port: UInt16
    /// The secret in the address of the page.
    public var secret: String
    /// The name of the program, which is the first part of the name of the cookie.
    public var name: String
    /// The files by path, such as `/` and `/page.js`. The server adds the script `/connection.js`, which connects a
    /// page to its session.
    public var assets: [String: Asset]
    /// Returns the picture with an opaque id, or nil if there is no such picture.
    public var picture: @Sendable (_ id: String) async -> Asset?
    public var limits = Limits()
    /// The text that a browser without the cookie receives.
    public var refusal: String
    /// Called when a browser that sent the secret gets the cookie.
    public var onAdmission: @Sendable () -> Void
    /// Writes a log line, for example about a refused request. The line contains no secrets.
    public var log: @Sendable (String) -> Void

    public init(
      port: UInt16 = 0, secret: String, name: String, assets: [String: Asset], refusal: String = "Forbidden",
      picture: @escaping @Sendable (_ id: String) async -> Asset? = { _ in nil },
      onAdmission: @escaping @Sendable () -> Void = {}, log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.port = port
      self.secret = secret
      self.name = name
      self.assets = assets
      self.refusal = refusal
      self.picture = picture
      self.onAdmission = onAdmission
      self.log = log
    }
  }

  public enum StartError: Error, Hashable {
    case portInUse(UInt16)
    case cannotListen(reason: String)
  }

  private let configuration: Configuration
  private let hub: PageHub
  private var server: HTTPServer?
  private var serving: Task<Void, any Error>?
  /// The TCP port; 0 until the server has started.
  public private(set) var port: UInt16 = 0

  /// - Parameters:
  ///   - configuration: The files, the secret and the limits.
  ///   - scheduler: Schedules pings and the end of disconnected pages.
  ///   - open: Binds a new page to view models. The returned object lives until the page ends.
  public init(
    configuration: Configuration, scheduler: any SchedulerType = MainScheduler.instance,
    open: @escaping @MainActor (WebPage) -> AnyObject
  ) {
    self.configuration = configuration
    hub = PageHub(limits: configuration.limits, scheduler: scheduler, log: configuration.log, open: open)
  }

  /// The address of the page, with the secret.
  public var address: String { "http://127.0.0.1:\(port)/?secret=\(configuration.secret)" }

  /// The number of pages, including pages whose tab is disconnected.
  public var pageCount: Int { hub.count }

  /// Starts the server, and returns when the server accepts connections.
  public func start() async throws(StartError) {
    try await listen(on: configuration.port)
  }

  /// Serves until the task is canceled, and then closes all pages and connections. If the server fails, for example
  /// because the process has no free file descriptors, the server is restarted.
  public func run() async {
    while !Task.isCancelled, let serving {
      do {
        try await withTaskCancellationHandler {
          try await serving.value
        } onCancel: {
          Task { @MainActor in await self.stop() }
        }
      } catch {
        if Task.isCancelled { break }
        configuration.log("server restarts: \(error)")
      }
      repeat {
        // Waits until the connections of the failed server are closed and their descriptors are free.
        try? await Task.sleep(for: .milliseconds(100))
        if (try? await listen(on: port)) != nil { break }
      } while !Task.isCancelled
    }
    await stop()
  }

  /// Closes all pages, all connections and the port.
  public func stop() async {
    hub.close()
    await server?.stop(timeout: 0.2)
    server = nil
  }

  private func listen(on wanted: UInt16) async throws(StartError) {
    do {
      let pool = LimitedPool(base: HTTPServer.defaultPool(), limit: configuration.limits.idleConnections)
      let gate = Gate()
      let server = HTTPServer(
        config: .init(
          address: try sockaddr_in.inet(ip4: "127.0.0.1", port: wanted), timeout: 60, sharedRequestReplaySize: 16_384,
          pool: pool, logger: .disabled),
        handler: gate)
      let task = Task { try await server.run() }
      try await waitUntilListening(server, task)
      guard case .ip4(_, let actual)? = await server.listeningAddress else {
        throw StartError.cannotListen(reason: "no address")
      }
      port = actual
      gate.open(
        WebHandler(
          configuration: configuration,
          guardian: RequestGuard(secret: configuration.secret, name: configuration.name, port: actual), hub: hub,
          exempt: { pool.exempt($0) }, endExemption: { pool.endExemption(of: $0) }))
      self.server = server
      serving = task
    } catch let error as StartError {
      throw error
    } catch SocketError.failed(_, errno: EADDRINUSE, _) {
      throw .portInUse(wanted)
    } catch SocketError.failed(_, _, let message) {
      throw .cannotListen(reason: message)
    } catch {
      throw .cannotListen(reason: "\(error)")
    }
  }

  /// Waits until the server accepts connections.
  ///
  /// - Throws: The error of the server, if the server fails while it starts.
  private func waitUntilListening(_ server: HTTPServer, _ task: Task<Void, any Error>) async throws {
    let (ready, signal) = AsyncThrowingStream.makeStream(of: Never.self)
    let ending = Task {
      do {
        try await task.value
        signal.finish()
      } catch {
        signal.finish(throwing: error)
      }
    }
    let listening = Task {
      try await server.waitUntilListening(timeout: 10)
      signal.finish()
    }
    defer {
      ending.cancel()
      listening.cancel()
    }
    for try await _ in ready {}
  }
}
