import HTTPTypes

/// What one attempt does to a `PartFile` while its answer comes in: `report` is a download's progress, and is told the
/// head before the first byte is written.
final class PartWriter: Sendable {
  private struct State {
    var hasBegun = false
    var resumedFrom: Int64 = 0
    var isConsistent = true
    var failure: FileDownloadError?
  }

  private let part: PartFile
  /// Where the answer was asked to begin.
  private let offset: Int64
  private let progress: (@Sendable (TransferProgress) -> Void)?
  private let state = Lock(State())

  init(part: PartFile, offset: Int64, progress: (@Sendable (TransferProgress) -> Void)?) {
    self.part = part
    self.offset = offset
    self.progress = progress
  }

  /// Bytes of an earlier run that the answer continues.
  var resumedFrom: Int64 { state.withLock { $0.resumedFrom } }
  /// False when the answer is a range that was not asked for.
  var isConsistent: Bool { state.withLock { $0.isConsistent } }
  var failure: FileDownloadError? { state.withLock { $0.failure } }

  /// What the whole file must measure, when the answer tells.
  func expectedSize(_ head: HTTPResponse) -> Int64? {
    if head.status == .partialContent { return ContentRange(head)?.total }
    return head.headerFields[.contentLength].flatMap { Int64($0) }
  }

  func report(_ received: TransferProgress) {
    let resumedFrom = state.withLock { state in
      if !state.hasBegun { begin(received.head, &state) }
      return state.resumedFrom
    }
    progress?(
      TransferProgress(
        head: received.head,
        received: resumedFrom + received.received,
        expected: received.expected.map { resumedFrom + $0 }
      )
    )
  }

  private func begin(_ head: HTTPResponse, _ state: inout State) {
    state.hasBegun = true
    let isRange = head.status == .partialContent
    if isRange, offset > 0, ContentRange(head)?.first == offset {
      state.resumedFrom = offset
      return
    }
    state.isConsistent = !isRange
    do throws(FileDownloadError) {
      try part.startAgain()
      if !isRange { try part.storeValidator(of: head) }
    } catch {
      state.failure = error
    }
  }
}
