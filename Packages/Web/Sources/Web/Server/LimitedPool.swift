package import FlyingSocks
import Foundation
import Synchronization

/// A socket pool that limits the number of idle connections. If there are too many idle connections, the pool closes
/// the connection that has waited the longest for a request. Connections of open pages are exempt from the limit.
///
/// The pool also disables Nagle's algorithm, which delays the body of a response until the client acknowledges the
/// head. Clients delay acknowledgments, so every response on a reused connection would take 40 ms.
package final class LimitedPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private struct State {
    /// The connections that wait for a request, by descriptor. `order` increases with each wait that begins.
    var waiting: [Int32: (order: Int, peer: UInt16?)] = [:]
    /// The remote ports of open pages.
    var exempt: Set<UInt16> = []
    var next = 0
  }

  static var noDelay: BoolSocketOption { BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY) }
  private static var isListening: BoolSocketOption { BoolSocketOption(name: SO_ACCEPTCONN) }

  private let base: Base
  private let limit: Int
  private let state = Mutex(State())

  package init(base: Base, limit: Int) {
    self.base = base
    self.limit = limit
  }

  package func prepare() async throws { try await base.prepare() }

  package func run() async throws { try await base.run() }

  /// Exempts the connection with a remote port from the limit.
  func exempt(_ peer: UInt16) { state.withLock { _ = $0.exempt.insert(peer) } }

  func endExemption(of peer: UInt16) { state.withLock { _ = $0.exempt.remove(peer) } }

  package func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let file = socket.file.rawValue
    // The events do not show whether the socket is the listening socket, because on Linux `.connection` equals `.read`.
    if try socket.getValue(for: Self.isListening) {
      // A short backlog is enough, because FlyingFox accepts all waiting connections before it handles a request.
      _ = listen(file, 64)
      return try await wait(for: events, on: socket)
    }
    try? socket.setValue(true, for: Self.noDelay)
    guard events == .read else { return try await wait(for: events, on: socket) }
    let peer = Self.peer(of: socket)
    state.withLock { state in
      state.waiting[file] = (state.next, peer)
      state.next += 1
      guard state.waiting.count - state.exempt.count > limit else { return }
      let idle = state.waiting.filter { entry in entry.value.peer.map { !state.exempt.contains($0) } ?? true }
      // A waiting connection has an open descriptor, so `shutdown` is safe. The connection then reads the end of the
      // stream and closes its descriptor.
      if idle.count > limit, let oldest = idle.min(by: { $0.value.order < $1.value.order }) {
        shutdown(oldest.key, Int32(SHUT_RDWR))
        state.waiting[oldest.key] = nil
      }
    }
    defer { state.withLock { _ = $0.waiting.removeValue(forKey: file) } }
    try await wait(for: events, on: socket)
  }

  /// Waits until the socket is ready and the base pool no longer observes the socket. The base pool resumes its caller
  /// before it stops observing. If the caller then closed the socket, the base pool would never observe the next
  /// connection with the same descriptor.
  private func wait(for events: Socket.Events, on socket: Socket) async throws {
    let result: Result<Void, any Error>
    do {
      result = .success(try await base.suspendSocket(socket, untilReadyFor: events))
    } catch {
      result = .failure(error)
    }
    if let pool = base as? any Actor { await Self.waitForCurrentWork(of: pool) }
    try result.get()
  }

  private static func waitForCurrentWork(of actor: isolated any Actor) {}

  private static func peer(of socket: Socket) -> UInt16? {
    if case .ip4(_, let port)? = try? socket.remotePeer() { port } else { nil }
  }
}
