import FlyingFox
import Foundation
import Reactive

/// The WebSocket of a tab, which passes the tab's events to its page and the page's changes to the tab.
@MainActor
final class PageConnection {
  /// The reason why a connection ends.
  enum End {
    case normal
    /// The server stops, and the tab may connect again later.
    case restart
    case tooManyPages
    case malformed
    case tooLarge
    case unresponsive
    /// The tab closed the connection.
    case closedByTab

    var code: WSCloseCode? {
      switch self {
      case .normal: .normalClosure
      case .restart: .serviceRestart
      case .tooManyPages: .tryAgainLater
      case .malformed: .policyViolation
      case .tooLarge: .messageTooBig
      case .unresponsive: .goingAway
      case .closedByTab: nil
      }
    }
  }

  private let hub: PageHub
  private var session: (page: WebPage, token: String)?
  /// The answer to the greeting, until it is sent.
  private var greeting: [String: JSON]?
  private var controlFrames: [WSFrame] = []
  private var message = Data()
  private var waiter: CheckedContinuation<Void, Never>?
  private var isEnded = false
  private var hasAnswered = true
  private let keepAlive = SerialDisposable()
  private var reading: Task<Void, Never>?

  init(_ hub: PageHub) {
    self.hub = hub
  }

  /// Reads frames from the tab until either side closes the connection.
  func start(_ frames: AsyncThrowingStream<WSFrame, any Error>) {
    keepAlive.disposable = hub.scheduler.schedulePeriodic(after: hub.limits.keepAlive, every: hub.limits.keepAlive) {
      [weak self] in self?.ping()
    }
    reading = Task { [weak self] in
      do {
        for try await frame in frames {
          guard let self else { return }
          receive(frame)
          if isEnded { return }
        }
      } catch {
        // FlyingFox reports frames that it cannot decode as errors.
      }
      self?.finish(.closedByTab)
    }
  }

  // MARK: Input

  func receive(_ frame: WSFrame) {
    hasAnswered = true
    guard !isEnded else { return }
    guard message.count + frame.payload.count <= hub.limits.messageSize else { return refuse(.tooLarge) }
    switch frame.opcode {
    case .text, .continuation:
      // A message is one text frame, followed by continuation frames if the text frame is not final.
      guard (frame.opcode == .text) == message.isEmpty else { return refuse(.malformed) }
      guard frame.fin else {
        message.append(frame.payload)
        if message.isEmpty { refuse(.malformed) }
        return
      }
      let whole = message + frame.payload
      message = Data()
      receive(whole)
    case .ping:
      guard frame.payload.count <= 125 else { return refuse(.malformed) }
      // If a tab sends pings faster than it reads, only the latest ping is answered.
      controlFrames.removeAll { $0.opcode == .pong }
      controlFrames.append(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      wake()
    case .pong: break
    case .close:
      // Only code 1000 is final: a tab sends 1001 when it is closed, but also when it is reloaded.
      let code = frame.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      finish(.closedByTab, isFinal: code == 1000)
    default: refuse(.malformed)
    }
  }

  private func receive(_ message: Data) {
    guard let json = try? JSONDecoder().decode(JSON.self, from: message) else { return refuse(.malformed) }
    if let session {
      guard let event = PageEvent(json) else { return refuse(.malformed) }
      return session.page.receive(event)
    }
    guard let hello = json["hello"] else { return refuse(.malformed) }
    guard let connected = hub.connect(self, token: hello["token"]?.string, place: hello["place"] ?? .null) else {
      return refuse(.tooManyPages)
    }
    session = (connected.page, connected.token)
    greeting = ["session": ["token": .string(connected.token), "resumed": .bool(connected.isResumed)]]
    wake()
  }

  private func refuse(_ end: End) {
    hub.log("connection refused: \(end)")
    finish(end)
  }

  private func ping() {
    guard hasAnswered else { return finish(.unresponsive) }
    hasAnswered = false
    controlFrames.append(WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data()))
    wake()
  }

  // MARK: Output

  /// Waits for the next frame for the tab, and returns it; nil after the connection has ended.
  func nextFrame() async -> WSFrame? {
    while !Task.isCancelled {
      if !controlFrames.isEmpty { return controlFrames.removeFirst() }
      if isEnded { break }
      if let message = takeMessage() { return message }
      await withCheckedContinuation { waiter = $0 }
    }
    finish(.closedByTab)
    // After this function returns nil, FlyingFox closes the socket. The task that reads from the socket must end first.
    await reading?.value
    return nil
  }

  private func takeMessage() -> WSFrame? {
    guard let session else { return nil }
    var message = session.page.takeChanges() ?? [:]
    if let greeting { message.merge(greeting) { _, new in new } }
    greeting = nil
    guard !message.isEmpty, let payload = try? JSONEncoder().encode(JSON.object(message)) else { return nil }
    return WSFrame(fin: true, opcode: .text, mask: nil, payload: payload)
  }

  /// Resumes ``nextFrame()``, which runs after the caller suspends. One message therefore contains all changes that the
  /// caller makes until then.
  func wake() {
    let current = waiter
    waiter = nil
    current?.resume()
  }

  /// Ends the connection. Sends a close frame with the reason if the server closes the connection.
  ///
  /// - Parameter isFinal: Whether the tab will not connect again.
  func finish(_ end: End, isFinal: Bool = false) {
    guard !isEnded else { return }
    isEnded = true
    keepAlive.dispose()
    reading?.cancel()
    controlFrames = end.code.map { [.close(code: $0)] } ?? []
    if let session { hub.disconnected(self, token: session.token, isFinal: isFinal) }
    wake()
  }
}

/// Passes the frames of a WebSocket to a ``PageConnection``.
struct PageSocket: WSHandler {
  let hub: PageHub
  /// Called when the connection starts.
  let onOpen: @Sendable () -> Void
  let onClose: @Sendable () -> Void

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let connection = await PageConnection(hub)
    await connection.start(client)
    onOpen()
    let isOpen = Once(onClose)
    return AsyncStream {
      let frame = await connection.nextFrame()
      if frame == nil { isOpen.run() }
      return frame
    } onCancel: {
      isOpen.run()
      Task { @MainActor in connection.finish(.closedByTab) }
    }
  }
}
