import Synchronization

/// A flag that a test sets while a server is running.
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

  /// Waits until the flag is set.
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

/// The address of a server, which is part of the URLs in responses. A test sets the address after the server has
/// started.
final class Pages: Sendable {
  private let state = Mutex("")

  var address: String {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
