/// Queries the terminal for a command that prints a picture and exits.
extension Capabilities {
  /// Queries the terminal and waits for the answers. A full-screen program observes
  /// ``TerminalApplication/capabilities`` instead of waiting.
  ///
  /// Returns when the terminal has answered all queries, or after `limit`. Capabilities that the terminal has not
  /// reported keep their guessed values.
  ///
  /// - Parameter descriptor: a descriptor of the terminal.
  @MainActor
  public mutating func ask(descriptor: Int32 = 0, limit: Duration = .seconds(1)) async throws(TerminalError) {
    try await ask(descriptor: descriptor, limit: limit, handlesSignals: true)
  }

  @MainActor
  mutating func ask(descriptor: Int32, limit: Duration, handlesSignals: Bool) async throws(TerminalError) {
    let device = try TerminalDevice(of: descriptor, for: .questions, handlesSignals: handlesSignals)
    device.enter()
    defer { device.shutDown() }
    learn(device.size)
    guard !queries.isEmpty else { return }
    device.send(Array(queries.utf8))
    let end = Task {
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { device.wake() }
    }
    defer { end.cancel() }
    var parser = InputParser()
    for await event in device.events {
      switch event {
      case .bytes(let bytes):
        for case .answer(let answer) in parser.events(in: bytes) {
          _ = learn(answer)
          // The device attributes are the answer to the last query.
          if case .attributes = answer { return }
        }
      case .woken, .closed: return
      case .drained, .resized, .resumed, .stopRequested: break
      }
    }
  }
}
