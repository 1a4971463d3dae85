/// TCP connections to a local port, over which the test sends no data. The server may close some of the connections.
final class IdleConnections {
  private let sockets: [Socket]

  init(count: Int, port: Int) {
    sockets = (0..<count).compactMap { _ in Socket(connectedTo: port) }
  }

  var count: Int { sockets.count }

  deinit {
    for socket in sockets { socket.close() }
  }
}
