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
  /// Where the answer was asked to begin, if not at the start.
  private let resume: PartFile.ResumePoint?
  private let progress: (@Sendable (TransferProgress) -> Void)?
  private let state = Lock(State())

  init(part: PartFile, resume: PartFile.ResumePoint?, progress: (@Sendable (TransferProgress) -> Void)?) {
    self.part = part
    self.resume = resume
    self.progress = progress
  }

  /// Bytes of an earlier run that the answer continues.
  var resumedFrom: Int64 { state.withLock { $0.resumedFrom } }
  /// False when the answer is a range that was not asked for, or one of another version.
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
        expected: received.expected.flatMap { sum(resumedFrom, $0) }
      )
    )
  }

  /// Nil when it does not fit: a server may announce any length.
  private func sum(_ a: Int64, _ b: Int64) -> Int64? {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? nil : sum
  }

  private func begin(_ head: HTTPResponse, _ state: inout State) {
    state.hasBegun = true
    let isRange = head.status == .partialContent
    if isRange, let resume, ContentRange(head)?.first == resume.offset, head.agrees(with: resume.validator) {
      state.resumedFrom = resume.offset
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

extension HTTPResponse {
  /// Whether this range is of the version that `validator` names, as far as its fields tell: not every server that
  /// knows ranges keeps to `If-Range`.
  fileprivate func agrees(with validator: String) -> Bool {
    let name = HTTPDate.parse(validator) == nil ? HTTPField.Name.eTag : .lastModified
    return [nil, validator].contains(headerFields[name])
  }
}
