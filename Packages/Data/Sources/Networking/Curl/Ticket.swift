import Synchronization

/// Identifies a transfer for threads other than the event loop's, and records whether the transfer was canceled.
final class Ticket: Sendable {
  private let cancelled = Atomic(false)

  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}
