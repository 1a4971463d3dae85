public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// Downloads photos to files, resumes partial downloads, and reports downloads to the source.
///
/// A download succeeds even if it cannot be reported.
public struct DefaultPhotoDownloader: PhotoDownloader {
  private let api: any PhotoAPI
  private let transport: any Transport
  private let limits: Limits
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - transport: Fetches the images. Its requests contain no secret.
  ///   - limits: The limits of an image's size and time.
  ///   - now: Returns the current date.
  public init(
    api: any PhotoAPI, transport: any Transport, limits: Limits = Limits(bodyBytes: 1 << 30),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.api = api
    self.transport = transport
    self.limits = limits
    self.now = now
  }

  public func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String {
    guard var request = Request(url: photo.images.regular) else {
      throw .malformed(reason: "the photo has no address that can be downloaded")
    }
    request.limits = limits
    let path = Self.path(of: photo, at: destination.path)
    let download = FileDownload(request, to: path, overwrites: destination.replacesExisting)
    let file: DownloadedFile
    do {
      file = try await download.run(over: transport) { transfer in
        progress(DownloadProgress(received: Int(transfer.received), total: transfer.expected.map { Int($0) }))
      }
    } catch {
      throw RepositoryError(error, host: request.head.authority ?? "the server", now: now())
    }
    try? await api.reportDownload(of: photo)
    return file.path
  }

  private static func path(of photo: Photo, at destination: String) -> String {
    var status = stat()
    let isFolder = stat(destination, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard isFolder else { return destination }
    return destination + (destination.hasSuffix("/") ? "" : "/") + photo.fileName
  }
}

extension RepositoryError {
  fileprivate init(_ error: FileDownloadError, host: String, now: Date) {
    switch error {
    case .network(let error): self = RepositoryError(error, now: now)
    case .refused(let response): self = RepositoryError(refusal: response, host: host, secrets: [], now: now)
    case .alreadyExists(let path): self = .storage(.exists(path: path))
    case .busy(let path): self = .storage(.busy(path: path))
    case .cannotWrite(let path, ENOSPC), .cannotWrite(let path, EDQUOT): self = .storage(.full(path: path))
    case .cannotWrite(let path, _): self = .storage(.notWritable(path: path))
    case .inconsistentAnswer: self = .malformed(reason: error.description)
    }
  }
}
