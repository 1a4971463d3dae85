import HTTPTypes

/// Downloads a URL to a file, and resumes a partial download.
///
///     let file = try await FileDownload(request, to: "photo.jpg").run(over: transport)
///     print(file.byteCount, "bytes,", file.resumedFrom, "of them from an earlier run")
///
/// The bytes are written to `photo.jpg.part`, and the server's version of the file (`ETag` or `Last-Modified`) to
/// `photo.jpg.part.validator`. The complete file is synced to disk and then renamed, so `photo.jpg` is never
/// incomplete. A failed or canceled download leaves the `.part` file, unless the file is empty. If the server still has
/// the same version of the file, the next attempt requests only the remaining bytes. Otherwise, the next attempt starts
/// from the beginning.
public struct FileDownload: Sendable {
  public let request: Request
  public let path: String
  /// Whether an existing file is replaced when the download is complete. Only regular files can be replaced.
  public let overwrites: Bool
  private let finalPath: FinalPath?

  /// Returns the final path of a complete file, or throws to reject and remove the file.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the file, at most 64.
  ///   - contentType: The `Content-Type` of the response.
  public typealias FinalPath =
    @Sendable (
      _ start: [UInt8], _ contentType: String?
    ) throws(FileDownloadError) -> String

  /// - Parameter finalPath: Chooses the file's final path by its contents. If this closure is nil, the file is saved at
  ///   `path`.
  public init(_ request: Request, to path: String, overwrites: Bool = false, finalPath: FinalPath? = nil) {
    self.request = request
    self.path = path
    self.overwrites = overwrites
    self.finalPath = finalPath
  }

  /// Downloads the file, resuming an earlier attempt if possible.
  ///
  /// - Parameter progress: Called as in `Transport.download`, but the counts include the bytes of earlier attempts.
  public func run(
    over transport: any Transport,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(FileDownloadError) -> DownloadedFile {
    guard let url = request.url else {
      throw .network(.malformedRequest(detail: "the URL must be an absolute http or https URL"))
    }
    try PartFile.checkDestination(path, overwrites: overwrites)
    let part = try PartFile(destination: path, url: url)
    defer {
      part.removeIfEmpty()
      part.unlock()
    }
    // Another process may have finished the same download before the lock was acquired.
    try PartFile.checkDestination(path, overwrites: overwrites)
    if let file = try await attempt(part, over: transport, progress: progress) { return file }
    // The partial file did not match the server's version and was discarded, so the download starts from the beginning.
    if let file = try await attempt(part, over: transport, progress: progress) { return file }
    throw .inconsistentAnswer
  }

  /// Returns nil if the partial file had to be discarded.
  private func attempt(
    _ part: PartFile,
    over transport: any Transport,
    progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(FileDownloadError) -> DownloadedFile? {
    let resume = try part.resumePoint()
    let session = PartWriter(part: part, resume: resume, progress: progress)
    let response: Response
    do throws(NetworkError) {
      response = try await transport.download(ranged(resume), to: part.descriptor, progress: session.report)
    } catch {
      throw FileDownloadError(error, path: part.path)
    }
    if let error = session.failure { throw error }

    switch response.head.status.code {
    case 416:
      guard let resume, ContentRange(response.head)?.total == resume.offset else {
        try part.discard()
        return nil
      }
      return try finish(part, response.head, resumedFrom: resume.offset)
    case 200..<300:
      let size = try part.size()
      guard session.isConsistent, size == session.expectedSize(response.head) ?? size else {
        try part.discard()
        return nil
      }
      return try finish(part, response.head, resumedFrom: session.resumedFrom)
    default:
      throw .refused(response)
    }
  }

  private func ranged(_ resume: PartFile.ResumePoint?) -> Request {
    var request = request
    // Requests a body without compression. A range counts encoded bytes, and parts with different encodings cannot be
    // combined.
    request.head.headerFields[.acceptEncoding] = "identity"
    if let resume {
      request.head.headerFields[.range] = "bytes=\(resume.offset)-"
      request.head.headerFields[.ifRange] = resume.validator
    }
    return request
  }

  private func finish(
    _ part: PartFile, _ head: HTTPResponse, resumedFrom: Int64
  ) throws(FileDownloadError) -> DownloadedFile {
    let size = try part.size()
    let path = try acceptedPath(of: part, head)
    if path != self.path { try PartFile.checkDestination(path, overwrites: overwrites) }
    try part.move(to: path, overwrites: overwrites)
    return DownloadedFile(path: path, byteCount: size, resumedFrom: resumedFrom)
  }

  private func acceptedPath(of part: PartFile, _ head: HTTPResponse) throws(FileDownloadError) -> String {
    guard let finalPath else { return path }
    do throws(FileDownloadError) {
      return try finalPath(part.start(64), head.headerFields[.contentType])
    } catch {
      // The next attempt must not resume a file that was rejected.
      try part.discard()
      throw error
    }
  }
}
