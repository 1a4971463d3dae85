import HTTPTypes

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Downloads a URL to a file, and goes on where an earlier run was stopped.
///
///     let file = try await FileDownload(request, to: "photo.jpg").run(over: transport)
///     print(file.byteCount, "bytes,", file.resumedFrom, "of them from an earlier run")
///
/// The bytes go to `photo.jpg.part`, with what the server said of its version (`ETag`, `Last-Modified`) beside it in
/// `photo.jpg.part.validator`. When all are there and on the disk, the file gets its name in one step: under the final
/// name there is never half a file, whatever happens. A run that fails or is cancelled leaves the `.part`; the next
/// one asks for the rest only if the server still has the same version, and starts again otherwise.
public struct FileDownload: Sendable {
  public let request: Request
  public let path: String
  /// Whether a file that is there already may be replaced, when the new one is complete.
  public let overwrites: Bool

  public init(_ request: Request, to path: String, overwrites: Bool = false) {
    self.request = request
    self.path = path
    self.overwrites = overwrites
  }

  /// - Parameter progress: As in `Transport.download`, counting the bytes of earlier runs, too.
  public func run(
    over transport: any Transport,
    progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(FileDownloadError) -> DownloadedFile {
    guard let url = request.url else {
      throw .network(.malformedRequest(detail: "an absolute http or https URL is needed"))
    }
    try checkDestination()
    let part = try PartFile(destination: path, url: url)
    defer { part.removeIfEmpty() }
    // Another process may have finished between the first look and the lock.
    try checkDestination()
    if let file = try await attempt(part, over: transport, progress: progress) { return file }
    // What was there did not fit what the server has, and is gone now: from the start.
    if let file = try await attempt(part, over: transport, progress: progress) { return file }
    throw .inconsistentAnswer
  }

  /// Nil when the bytes of an earlier run had to be thrown away.
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
        try part.startAgain()
        return nil
      }
      return try finish(part, resumedFrom: resume.offset)
    case 200..<300:
      let size = try part.size()
      guard session.isConsistent, size == session.expectedSize(response.head) ?? size else {
        try part.startAgain()
        return nil
      }
      return try finish(part, resumedFrom: session.resumedFrom)
    default:
      throw .refused(response)
    }
  }

  private func ranged(_ resume: PartFile.ResumePoint?) -> Request {
    var request = request
    // A range counts bytes as they are stored: compressed ones could not be joined.
    request.head.headerFields[.acceptEncoding] = "identity"
    if let resume {
      request.head.headerFields[.range] = "bytes=\(resume.offset)-"
      request.head.headerFields[.ifRange] = resume.validator
    }
    return request
  }

  private func checkDestination() throws(FileDownloadError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard overwrites else { throw .alreadyExists(path: path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .cannotWrite(path: path, errno: EISDIR) }
  }

  private func finish(_ part: PartFile, resumedFrom: Int64) throws(FileDownloadError) -> DownloadedFile {
    let size = try part.size()
    try part.moveIntoPlace(overwrites: overwrites)
    return DownloadedFile(path: path, byteCount: size, resumedFrom: resumedFrom)
  }
}
