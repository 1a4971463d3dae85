import Foundation
import Synchronization

/// A proxy that simulates a network failure between a browser and a server.
///
///     let network = try #require(Network(to: server.port))
///     withBrowser(.init(arguments: [network.browserArgument])) { … network.lose() … network.restore() … }
final class Network: Sendable {
  private struct State {
    var isLost = false
    var isStopped = false
    var open: [Int32: Socket] = [:]
  }

  private let listener: Socket
  private let target: Int
  private let state: SharedState

  private final class SharedState: Sendable {
    let value = Mutex(State())
  }

  init?(to port: Int) {
    guard let listener = Socket.listening() else { return nil }
    self.listener = listener
    target = port
    let state = SharedState()
    self.state = state
    Thread.detachNewThread {
      while let incoming = listener.accept() {
        guard state.value.withLock({ !$0.isLost && !$0.isStopped }), let outgoing = Socket(connectedTo: port) else {
          incoming.close()
          continue
        }
        state.value.withLock {
          $0.open[incoming.descriptor] = incoming
          $0.open[outgoing.descriptor] = outgoing
        }
        Self.pass(from: incoming, to: outgoing, state)
        Self.pass(from: outgoing, to: incoming, state)
      }
    }
  }

  /// Starts a thread that copies bytes from one socket to the other. When either connection has ended, the thread
  /// interrupts the destination and closes the source.
  private static func pass(from: Socket, to: Socket, _ state: SharedState) {
    Thread.detachNewThread {
      while true {
        let bytes = from.read()
        guard !bytes.isEmpty, to.write(bytes) else { break }
      }
      state.value.withLock { state in
        // A socket is removed from `open` and closed under the same lock, so a descriptor in `open` cannot belong to
        // another connection.
        if state.open[to.descriptor] != nil { to.interrupt() }
        state.open[from.descriptor] = nil
        from.close()
      }
    }
  }

  /// The argument with which Chromium sends requests for the server's port through this proxy, without changing the
  /// page's origin.
  var browserArgument: String { "--host-resolver-rules=MAP 127.0.0.1:\(target) 127.0.0.1:\(listener.port)" }

  /// Ends all connections, and refuses new connections until ``restore()``.
  func lose() {
    state.value.withLock { state in
      state.isLost = true
      for socket in state.open.values { socket.interrupt() }
    }
  }

  func restore() {
    state.value.withLock { $0.isLost = false }
  }

  func stop() {
    lose()
    state.value.withLock { $0.isStopped = true }
    listener.interrupt()
  }
}
