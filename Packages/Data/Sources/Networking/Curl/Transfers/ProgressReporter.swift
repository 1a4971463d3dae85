import HTTPTypes

/// Reports the progress of a download at its start, at most ten times a second, and at its end. Used only on the event
/// loop's thread.
final class ProgressReporter {
  private let head: HTTPResponse
  private let expected: Int64?
  private let report: @Sendable (TransferProgress) -> Void
  private var nextReportAt: UInt64 = 0

  private static let interval: UInt64 = 100_000_000

  init(head: HTTPResponse, report: @escaping @Sendable (TransferProgress) -> Void) {
    self.head = head
    self.report = report
    let isCompressed = head.headerFields[.contentEncoding] != nil
    expected = isCompressed ? nil : head.headerFields[.contentLength].flatMap { Int64($0) }
  }

  func begin() {
    nextReportAt = MonotonicTime.now + Self.interval
    send(0)
  }

  func received(_ count: Int, at now: UInt64) {
    guard now >= nextReportAt else { return }
    nextReportAt = now + Self.interval
    send(count)
  }

  func send(_ count: Int) {
    report(TransferProgress(head: head, received: Int64(count), expected: expected))
  }
}
