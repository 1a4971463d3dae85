extension Capabilities {
  /// Asks the terminal, for a command that shows a picture or reports on the terminal, and then ends. (A full-screen
  /// program does not wait for answers, see ``TerminalApplication/capabilities``.)
  ///
  /// Returns when the terminal has answered everything, or after `limit`; what it has not said by then stays a guess.
  ///
  /// - Parameter descriptor: belongs to the terminal; standard input, when nothing else is said.
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
          // What was asked last.
          if case .attributes = answer { return }
        }
      case .woken, .closed: return
      case .drained, .resized, .resumed, .stopRequested: break
      }
    }
  }
}
