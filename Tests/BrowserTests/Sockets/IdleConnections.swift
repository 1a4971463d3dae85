/// TCP connections to a port of this machine that send nothing. The server may close some of them.
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
