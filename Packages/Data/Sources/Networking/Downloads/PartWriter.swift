import HTTPTypes

/// Prepares a `PartFile` for the response of one attempt. The transport calls `report` with the progress, for the first
/// time before the first byte is written.
final class PartWriter: Sendable {
  private struct State {
    var hasBegun = false
    var resumedFrom: Int64 = 0
    var isConsistent = true
    var failure: FileDownloadError?
  }

  private let part: PartFile
  /// The point from which the request resumes; nil for a request of the whole file.
  private let resume: PartFile.ResumePoint?
  private let progress: (@Sendable (TransferProgress) -> Void)?
  private let state = Lock(State())

  init(part: PartFile, resume: PartFile.ResumePoint?, progress: (@Sendable (TransferProgress) -> Void)?) {
    self.part = part
    self.resume = resume
    self.progress = progress
  }

  /// The number of bytes from earlier attempts. The response is appended to these bytes.
  var resumedFrom: Int64 { state.withLock { $0.resumedFrom } }
  /// False if the response is an unexpected range or a range of another version.
  var isConsistent: Bool { state.withLock { $0.isConsistent } }
  var failure: FileDownloadError? { state.withLock { $0.failure } }

  /// Returns the size of the whole file, or nil if the response does not specify the size.
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

  /// Returns nil on overflow, because a server may announce any length.
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
      try part.discard()
      if !isRange { try part.storeValidator(of: head) }
    } catch {
      state.failure = error
    }
  }
}

extension HTTPResponse {
  /// Whether this range belongs to the version of `validator`, according to the response's header fields. The check is
  /// needed because some servers support ranges but ignore `If-Range`.
  fileprivate func agrees(with validator: String) -> Bool {
    let name = HTTPDate.parse(validator) == nil ? HTTPField.Name.eTag : .lastModified
    return [nil, validator].contains(headerFields[name])
  }
}
