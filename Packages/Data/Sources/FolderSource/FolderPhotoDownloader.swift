public import Domain
import Foundation

/// Copies photos out of the browsed folder. If the destination is a folder, the copy has the same name as the photo's
/// file.
public struct FolderPhotoDownloader: PhotoDownloader {
  private static let chunk = 1 << 20

  public init() {}

  public func download(
    _ photo: Photo, to destination: DownloadDestination, progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String {
    try await Self.copy(photo, to: destination, progress: progress)
  }

  @concurrent
  private static func copy(
    _ photo: Photo, to destination: DownloadDestination, progress: @Sendable (DownloadProgress) -> Void
  ) async throws(RepositoryError) -> String {
    guard let source = FilePath(photo.images.full, in: FilePath(bytes: [])), photo.id.source == .folder else {
      throw .malformed(reason: .notInFolder)
    }
    let file: OpenFile
    do throws(SkippedFile) {
      file = try OpenFile(source)
    } catch {
      throw error.meansMissing ? .notFound : .unavailable(reason: error.errorReason)
    }
    if destination.isStandardOutput {
      try write(file)
      return destination.path
    }
    let target = Self.target(of: source, at: destination.path)
    let copy = try NewFile(target, replacesExisting: destination.replacesExisting)
    var offset = 0
    var reported = ContinuousClock.now
    while true {
      if Task.isCancelled { throw .cancelled }
      let bytes = file.bytes(at: offset, count: chunk)
      if bytes.isEmpty { break }
      try copy.append(bytes)
      offset += bytes.count
      if ContinuousClock.now - reported >= .milliseconds(100) {
        reported = .now
        progress(DownloadProgress(received: offset, total: Int(file.status.size)))
      }
    }
    // A read error also ends the loop, but the copy is then smaller than the file.
    guard offset >= Int(file.status.size) else {
      throw .unavailable(reason: .endedEarly(path: source.text, read: offset, size: Int(file.status.size)))
    }
    try copy.finish()
    progress(DownloadProgress(received: offset, total: offset))
    return String(decoding: target.bytes, as: UTF8.self)
  }

  private static func write(_ file: OpenFile) throws(RepositoryError) {
    var offset = 0
    while offset < Int(file.status.size) {
      let bytes = file.bytes(at: offset, count: chunk)
      guard !bytes.isEmpty, (try? FileHandle.standardOutput.write(contentsOf: bytes)) != nil else {
        throw .storage(.notWritable(path: "standard output"))
      }
      offset += bytes.count
    }
  }

  private static func target(of source: FilePath, at destination: String) -> FilePath {
    let path = FilePath(bytes: Array(destination.utf8))
    return FileStatus(path)?.kind == .folder ? path.appending(source.nameBytes) : path
  }
}

/// A file that appears under its final name only when it is complete. An incomplete file is removed when this value is
/// destroyed.
private final class NewFile {
  private let path: FilePath
  private let part: FilePath
  private let replacesExisting: Bool
  private let descriptor: Int32
  private var isFinished = false

  init(_ path: FilePath, replacesExisting: Bool) throws(RepositoryError) {
    self.path = path
    self.replacesExisting = replacesExisting
    part = FilePath(bytes: path.bytes + Array(".\(getpid()).part".utf8))
    var status = stat()
    if lstat(path.cString, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR else { throw .storage(.notRegularFile(path: path.text)) }
      if !replacesExisting { throw .storage(.exists(path: path.text)) }
    }
    descriptor = open(part.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw Self.failure(path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if descriptor >= 0, !isFinished { unlink(part.cString) }
  }

  func append(_ bytes: [UInt8]) throws(RepositoryError) {
    var written = 0
    while written < bytes.count {
      // `write` reads at most the remaining bytes of the array, which are valid during the call.
      let result = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw Self.failure(path) }
      written += result
    }
  }

  /// Gives the file its final name. If `replacesExisting` is false, never replaces a file that was created in the
  /// meantime, because `link` fails if the name exists.
  func finish() throws(RepositoryError) {
    guard fsync(descriptor) == 0 else { throw Self.failure(path) }
    if replacesExisting {
      guard FileStatus(path).map({ $0.kind == .file }) ?? true else {
        throw .storage(.notRegularFile(path: path.text))
      }
      guard rename(part.cString, path.cString) == 0 else { throw Self.failure(path) }
    } else if link(part.cString, path.cString) == 0 {
      unlink(part.cString)
    } else if errno == EEXIST {
      throw .storage(.exists(path: path.text))
    } else {
      // Some file systems do not support hard links.
      guard FileStatus(path) == nil else { throw .storage(.exists(path: path.text)) }
      guard rename(part.cString, path.cString) == 0 else { throw Self.failure(path) }
    }
    isFinished = true
  }

  private static func failure(_ path: FilePath) -> RepositoryError {
    switch errno {
    case ENOSPC, EDQUOT: .storage(.full(path: path.text))
    case EEXIST: .storage(.exists(path: path.text))
    default: .storage(.notWritable(path: path.text))
    }
  }
}

extension SkippedFile {
  fileprivate var meansMissing: Bool { reason == .unreadable(errno: ENOENT) || reason == .unreadable(errno: ENOTDIR) }
}
