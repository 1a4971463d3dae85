import Synchronization

/// Something that a test turns on while a server runs.
final class Switch: Sendable {
  private let state = Mutex((isOn: false, waiters: [CheckedContinuation<Void, Never>]()))

  var isOn: Bool { state.withLock(\.isOn) }

  func turnOn() {
    let waiters = state.withLock { state in
      defer { state = (true, []) }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns as soon as it is on.
  func wait() async throws {
    await withCheckedContinuation { waiter in
      let isOn = state.withLock { state in
        if !state.isOn { state.waiters.append(waiter) }
        return state.isOn
      }
      if isOn { waiter.resume() }
    }
  }
}

/// The address of a server that answers with its own address, known only once it runs.
final class Pages: Sendable {
  private let state = Mutex("")

  var address: String {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
