import FlyingSocks
import Foundation

/// A socket pool that disables Nagle's algorithm. FlyingFox writes the head and the body of a response separately. With
/// Nagle's algorithm and delayed acknowledgments, every response on a reused connection would take 40 ms.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws {
    try await base.prepare()
  }

  func run() async throws {
    try await base.run()
  }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    var isOn: Int32 = 1
    setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
