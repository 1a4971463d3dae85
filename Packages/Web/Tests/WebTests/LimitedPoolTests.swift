import FlyingSocks
import Foundation
import Testing

@testable import Web

@Suite("Sockets of the server")
struct LimitedPoolTests {
  @Test("A response does not wait until the client acknowledges an earlier packet") func packetsAreSentAtOnce()
    async throws
  {
    let pool = LimitedPool(base: ReadyPool(), limit: 1)
    let listener = try Listener()
    let connection = try listener.connect().server
    try await pool.suspendSocket(connection, untilReadyFor: .read)
    #expect(try connection.getValue(for: LimitedPool<ReadyPool>.noDelay))
  }

  @Test("If there are too many idle connections, the oldest connection is closed, but not the listening socket")
  func listeningSocketIsNotLimited() async throws {
    let base = WaitingPool()
    let pool = LimitedPool(base: base, limit: 2)
    let listener = try Listener()
    let listeningSocket = listener.socket
    let connections = [try listener.connect(), try listener.connect(), try listener.connect()]
    var waits = base.waits.makeAsyncIterator()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.suspendSocket(listeningSocket, untilReadyFor: .connection) }
      await waits.next()
      for connection in connections {
        group.addTask { try await pool.suspendSocket(connection.server, untilReadyFor: .read) }
        await waits.next()
      }
      let areOpen = try connections.map { try isOpen($0.client) }
      #expect(areOpen == [false, true, true])
      #expect(throws: Never.self) { try listener.connect() }
      group.cancelAll()
    }
  }

  /// Returns whether the other side has not closed the connection of a socket without data.
  private func isOpen(_ socket: Socket) throws -> Bool {
    do {
      _ = try socket.read(atMost: 1)
      return true
    } catch SocketError.blocked {
      return true
    } catch SocketError.disconnected {
      return false
    }
  }
}

/// A pool whose sockets are always ready.
private struct ReadyPool: AsyncSocketPool {
  func prepare() {}
  func run() {}
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) {}
}

/// A pool whose sockets are never ready. Waiting ends with a cancellation.
private struct WaitingPool: AsyncSocketPool {
  /// Contains a value for each socket that has begun to wait.
  let waits: AsyncStream<Void>
  private let wait: AsyncStream<Void>.Continuation

  init() { (waits, wait) = AsyncStream.makeStream(of: Void.self) }

  func prepare() {}
  func run() {}

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    wait.yield()
    let (events, event) = AsyncStream.makeStream(of: Void.self)
    for await _ in events {}
    withExtendedLifetime(event) {}
  }
}

/// A listening socket on the loopback interface, and its connections.
private final class Listener {
  let socket: Socket
  private var connections: [Socket] = []

  init() throws {
    socket = try Socket(domain: AF_INET)
    try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
  }

  deinit { for socket in connections + [socket] { try? socket.close() } }

  /// Creates a connection, and returns its two ends.
  func connect() throws -> (client: Socket, server: Socket) {
    let client = try Socket(domain: AF_INET)
    connections.append(client)
    guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
    try client.connect(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    let server = Socket(file: try socket.accept().file)
    connections.append(server)
    for socket in [client, server] { try socket.setFlags(.nonBlocking) }
    return (client, server)
  }
}
