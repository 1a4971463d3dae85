import Networking

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP/1.1 server on a real socket that answers exactly as a test says, mistakes included.
///
///     let server = try ScriptedServer { request in
///       request.path == "/photos" ? Reply(body: "[]") : Reply(status: 404)
///     }
///     defer { server.stop() }
///     let response = try await transport.send(Request(url: server.url("/photos"))!)
///
/// Each connection has a thread of its own and is kept alive between requests until a reply closes it. `stop()`, or
/// letting the last reference go, ends every connection.
public final class ScriptedServer: Sendable {
  public typealias Handler = @Sendable (ReceivedRequest) -> Reply

  /// Where a server listens.
  public enum Address: Sendable {
    /// A free port of 127.0.0.1.
    case tcp
    /// A path that does not exist yet, of at most some 100 bytes.
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
    let descriptor = listener.descriptor
    startThread { shared.acceptConnections(on: descriptor) }
  }

  deinit {
    stop()
  }

  /// 0 for a Unix socket.
  public var port: Int { Int(listener.port) }

  /// "http://127.0.0.1:PORT" and `path`; for a Unix socket "http://localhost" and `path`.
  public func url(_ path: String) -> String {
    unixPath == nil ? "http://127.0.0.1:\(port)\(path)" : "http://localhost\(path)"
  }

  /// Every request read so far, in the order in which they were complete.
  public var requests: [ReceivedRequest] { shared.state.withLock { $0.requests } }

  /// Connections accepted so far.
  public var connectionCount: Int { shared.state.withLock { $0.connectionCount } }

  /// Closes the listening socket and every connection. Calling it again does nothing.
  public func stop() {
    guard shared.stop() else { return }
    // Only wakes the thread that accepts, which closes the descriptor. Closed here, its number could already be that of
    // another server when the thread accepts again.
    _ = shutdown(listener.descriptor, shutdownBoth)
    if let unixPath { unlink(unixPath) }
  }
}

/// What the server and its threads share; it does not keep the server alive.
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

  func acceptConnections(on listener: Int32) {
    while true {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        close(listener)
        return
      }
      let socket = Socket(descriptor)
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

  /// False when it was stopped before.
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

  /// Answers whether the connection stays open.
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

#if canImport(Glibc)
private let shutdownBoth = Int32(SHUT_RDWR)
#else
private let shutdownBoth = SHUT_RDWR
#endif
