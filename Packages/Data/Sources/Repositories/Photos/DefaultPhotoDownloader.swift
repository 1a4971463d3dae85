public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// Downloads photos in their original size to files, resumes partial downloads, and reports downloads to the source.
///
/// The response must begin like a photo file. Other content, such as a network's sign-in page, is refused. A download
/// succeeds even if reporting it fails.
public struct DefaultPhotoDownloader: PhotoDownloader {
  private let api: any PhotoAPI
  private let transport: any Transport
  private let limits: Limits
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - transport: Fetches the images. The image requests contain no secret.
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
    guard var request = Request(url: photo.images.full) else {
      throw .malformed(reason: .noDownloadAddress)
    }
    request.limits = limits
    let path: String
    do {
      path =
        destination.isStandardOutput
        ? try await write(request, to: destination, progress: progress)
        : try await save(request, of: photo, at: destination, progress: progress)
    } catch {
      throw RepositoryError(error, host: request.head.authority ?? "", now: now())
    }
    try? await api.reportDownload(of: photo)
    return path
  }

  /// Saves the photo as a file. If the destination is a folder, the file's extension matches the format of the photo.
  private func save(
    _ request: Request, of photo: Photo, at destination: DownloadDestination,
    progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(FileDownloadError) -> String {
    let isFolder = Self.isFolder(destination.path)
    let path = isFolder ? Self.path(of: photo.fileName, in: destination.path) : destination.path
    let download = FileDownload(request, to: path, overwrites: destination.replacesExisting) {
      (start, contentType) throws(FileDownloadError) in
      let type = try Self.type(start, contentType)
      return isFolder ? path.dropLast(Photo.fileExtension.count) + type.rawValue : path
    }
    return try await download.run(over: transport) { progress(DownloadProgress($0)) }.path
  }

  /// Writes the photo to standard output after the response was received completely and recognized as a photo.
  private func write(
    _ request: Request, to destination: DownloadDestination,
    progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(FileDownloadError) -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "photolist-\(UUID().uuidString)").path()
    guard mkdir(folder, 0o700) == 0 else { throw .cannotWrite(path: folder, errno: errno) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let download = FileDownload(request, to: folder + "/photo") { (start, contentType) throws(FileDownloadError) in
      _ = try Self.type(start, contentType)
      return folder + "/photo"
    }
    let file = try await download.run(over: transport) { progress(DownloadProgress($0)) }
    do {
      let handle = try FileHandle(forReadingFrom: URL(filePath: file.path))
      while let bytes = try handle.read(upToCount: 1 << 16), !bytes.isEmpty {
        try FileHandle.standardOutput.write(contentsOf: bytes)
      }
    } catch {
      throw .cannotWrite(path: "standard output", errno: EPIPE)
    }
    return destination.path
  }

  private static func type(_ start: [UInt8], _ contentType: String?) throws(FileDownloadError) -> PhotoFileType {
    guard let type = PhotoFileType(start) else {
      throw .unsuitable(start: start, contentType: contentType)
    }
    return type
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func path(of name: String, in folder: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + name
  }
}

extension DownloadProgress {
  fileprivate init(_ transfer: TransferProgress) {
    self.init(received: Int(transfer.received), total: transfer.expected.map { Int($0) })
  }
}

extension RepositoryError {
  fileprivate init(_ error: FileDownloadError, host: String, now: Date) {
    switch error {
    case .network(let error): self = RepositoryError(error, host: host, now: now)
    case .refused(let response): self = RepositoryError(refusal: response, host: host, secrets: [], now: now)
    case .alreadyExists(let path): self = .storage(.exists(path: path))
    case .notRegularFile(let path): self = .storage(.notRegularFile(path: path))
    case .unsuitable(let start, let type):
      self = .notAPhoto(content: PhotoFileType.content(start, contentType: type))
    case .busy(let path): self = .storage(.busy(path: path))
    case .cannotWrite(let path, ENOSPC), .cannotWrite(let path, EDQUOT): self = .storage(.full(path: path))
    case .cannotWrite(let path, _): self = .storage(.notWritable(path: path))
    case .inconsistentAnswer: self = .malformed(reason: .inconsistentReplies(host: host))
    }
  }
}
