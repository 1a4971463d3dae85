import Networking

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP/1.1 server on a real socket that sends the replies of a test, including malformed replies.
///
///     let server = try ScriptedServer { request in
///       request.path == "/photos" ? Reply(body: "[]") : Reply(status: 404)
///     }
///     defer { server.stop() }
///     let response = try await transport.send(Request(url: server.url("/photos"))!)
///
/// Each connection has its own thread and stays open between requests until a reply closes it. Every connection ends
/// when `stop()` is called or the last reference to the server is released.
public final class ScriptedServer: Sendable {
  public typealias Handler = @Sendable (ReceivedRequest) -> Reply

  /// The address on which a server listens.
  public enum Address: Sendable {
    /// A free port of 127.0.0.1.
    case tcp
    /// A Unix socket at a path that does not exist yet and has at most about 100 bytes.
    case unix(path: String)
  }

  private let listener: Listener
  private let unixPath: String?
  private let shared: Shared

  public init(_ address: Address = .tcp, handler: @escaping Handler) throws(SocketError) {
    switch address {
    case .tcp:
      listener = try Listener.tcp()
      unixPath = nil
    case .unix(let path):
      listener = try Listener.unix(path)
      unixPath = path
    }
    let shared = Shared(handler: handler)
    self.shared = shared
    startThread { [listener] in shared.acceptConnections(on: listener) }
  }

  deinit {
    stop()
  }

  /// The TCP port; 0 for a Unix socket.
  public var port: Int { Int(listener.port) }

  /// Returns "http://127.0.0.1:PORT" followed by `path`; for a Unix socket, "http://localhost" followed by `path`.
  public func url(_ path: String) -> String {
    unixPath == nil ? "http://127.0.0.1:\(port)\(path)" : "http://localhost\(path)"
  }

  /// The requests that were received completely, in the order of their arrival.
  public var requests: [ReceivedRequest] { shared.state.withLock { $0.requests } }

  /// The number of connections accepted so far.
  public var connectionCount: Int { shared.state.withLock { $0.connectionCount } }

  /// Closes the listening socket and every connection. Further calls have no effect.
  public func stop() {
    guard shared.stop() else { return }
    listener.stop()
    if let unixPath { unlink(unixPath) }
  }
}

/// The state that the server and its threads share. The threads do not retain the server, so the server stops when its
/// last reference is released.
private final class Shared: Sendable {
  struct State {
    var requests: [ReceivedRequest] = []
    var connectionCount = 0
    var sockets: [Int: Socket] = [:]
    var isStopped = false
  }

  let handler: ScriptedServer.Handler
  let state = Lock(State())

  init(handler: @escaping ScriptedServer.Handler) {
    self.handler = handler
  }

  func acceptConnections(on listener: Listener) {
    while let socket = listener.nextConnection() {
      let number = state.withLock { state -> Int? in
        guard !state.isStopped else { return nil }
        defer { state.connectionCount += 1 }
        state.sockets[state.connectionCount] = socket
        return state.connectionCount
      }
      guard let number else {
        socket.close()
        continue
      }
      startThread { self.serve(socket, number: number) }
    }
  }

  /// Interrupts every connection. Returns false if the server was already stopped.
  func stop() -> Bool {
    let sockets = state.withLock { state -> [Socket]? in
      guard !state.isStopped else { return nil }
      state.isStopped = true
      return Array(state.sockets.values)
    }
    guard let sockets else { return false }
    for socket in sockets { socket.interrupt() }
    return true
  }

  private func serve(_ socket: Socket, number: Int) {
    var reader = RequestReader(socket: socket, connection: number)
    while let request = reader.next() {
      state.withLock { $0.requests.append(request) }
      guard play(handler(request), on: socket) else { break }
    }
    socket.close()
    state.withLock { $0.sockets[number] = nil }
  }

  /// Sends a reply. Returns whether the connection stays open.
  private func play(_ reply: Reply, on socket: Socket) -> Bool {
    for step in reply.steps {
      switch step {
      case .bytes(let bytes):
        guard socket.write(bytes) else { return false }
      case .repeated(let bytes, let count):
        for _ in 0..<count {
          guard socket.write(bytes) else { return false }
        }
      case .pause(let duration):
        let (seconds, attoseconds) = duration.components
        usleep(UInt32(seconds) * 1_000_000 + UInt32(attoseconds / 1_000_000_000_000))
      case .hang:
        while !socket.read().isEmpty {}
        return false
      case .close:
        return false
      case .reset:
        socket.close(withReset: true)
        return false
      case .relay(let path):
        guard let other = Socket(connectedTo: path) else { return false }
        socket.relay(to: other)
        other.close()
        return false
      case .run(let hook):
        hook()
      }
    }
    return true
  }
}
