/// How many terminals run at once: each takes a core, and the tests of a suite all begin together.
actor Seats {
  static let all = Seats(count: 2)

  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func leave() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}
