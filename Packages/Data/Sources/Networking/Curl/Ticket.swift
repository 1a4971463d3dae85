import Synchronization

/// Names a transfer from outside the event loop, and remembers a cancellation that comes before its start.
final class Ticket: Sendable {
  private let cancelled = Atomic(false)

  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}
