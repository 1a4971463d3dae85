import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The `.part` file of a download and its validator file, locked against other processes until `unlock()`.
///
/// The lock uses `flock`, so the kernel releases the lock even if the process is killed.
final class PartFile: Sendable {
  /// The size and version of a partial file.
  struct ResumePoint: Equatable {
    let offset: Int64
    /// The value for `If-Range`.
    let validator: String
  }

  let path: String
  let descriptor: Int32
  private let urlFingerprint: String
  private var validatorPath: String { path + ".validator" }

  init(destination: String, url: String) throws(FileDownloadError) {
    path = destination + ".part"
    urlFingerprint = SHA256.hexadecimal(url.utf8)
    descriptor = try Self.openLocked(path)
  }

  deinit {
    close(descriptor)
  }

  private static func openLocked(_ path: String) throws(FileDownloadError) -> Int32 {
    while true {
      var descriptor = open(path, openFlags | O_CREAT | O_EXCL, 0o666)
      if descriptor < 0, errno == EEXIST {
        // Opens the file of an earlier attempt. If another process has just removed the file, the loop tries again.
        descriptor = open(path, openFlags)
        if descriptor < 0, errno == ENOENT { continue }
      }
      guard descriptor >= 0 else { throw .cannotWrite(path: path, errno: errno) }
      guard isRegular(descriptor) else {
        close(descriptor)
        throw .notRegularFile(path: path)
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let error = errno
        close(descriptor)
        throw error == EWOULDBLOCK ? .busy(path: path) : .cannotWrite(path: path, errno: error)
      }
      // The process that last held the lock may have renamed the file between `open` and `flock`.
      if isOpen(descriptor, at: path) { return descriptor }
      close(descriptor)
    }
  }

  /// `O_NONBLOCK` prevents `open` from waiting for the other end of a pipe.
  private static let openFlags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// - Throws: `FileDownloadError.notRegularFile` for a device, a pipe or a link; `alreadyExists` for a file or a
  ///   folder if `overwrites` is false; `cannotWrite` for a folder if `overwrites` is true.
  static func checkDestination(_ path: String, overwrites: Bool) throws(FileDownloadError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: if !overwrites { throw .alreadyExists(path: path) }
    case S_IFDIR: throw overwrites ? .cannotWrite(path: path, errno: EISDIR) : .alreadyExists(path: path)
    default: throw .notRegularFile(path: path)
    }
  }

  func size() throws(FileDownloadError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    return Int64(status.st_size)
  }

  /// Returns the first bytes of the file.
  func start(_ count: Int) throws(FileDownloadError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      // `pread` initializes at most `count` bytes of the buffer, and returns their number.
      result = pread(descriptor, buffer.baseAddress, count, 0)
      initialized = max(0, result)
    }
    guard result >= 0 else { throw failure() }
    return bytes
  }

  /// Returns the point to resume from, and moves the file's offset to the next byte to write. If the file is empty or
  /// there is no validator for this URL, discards the contents and returns nil.
  func resumePoint() throws(FileDownloadError) -> ResumePoint? {
    let size = try size()
    guard size > 0, let validator = storedValidator() else {
      try discard()
      return nil
    }
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw failure() }
    return ResumePoint(offset: size, validator: validator)
  }

  /// Empties the file. The validator is removed first, so that a killed process never leaves the validator next to the
  /// bytes of another version.
  func discard() throws(FileDownloadError) {
    unlink(validatorPath)
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
  }

  /// Stores the validator from `head` if the validator is strong.
  func storeValidator(of head: HTTPResponse) throws(FileDownloadError) {
    guard let validator = head.strongValidator else { return }
    let text = "\(urlFingerprint)\n\(validator)\n"
    unlink(validatorPath)
    let file = open(validatorPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: validatorPath, errno: errno) }
    defer { close(file) }
    guard write(file, text, text.utf8.count) == text.utf8.count else {
      throw .cannotWrite(path: validatorPath, errno: errno)
    }
  }

  private func storedValidator() -> String? {
    guard let data = FileManager.default.contents(atPath: validatorPath) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // A complete validator file ends with a newline, so its third line is empty.
    guard lines.count == 3, lines[0] == urlFingerprint, lines[2].isEmpty else { return nil }
    return String(lines[1])
  }

  /// Removes the `.part` file and the validator file if the `.part` file is empty. Does nothing if the file was already
  /// moved.
  func removeIfEmpty() {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size == 0, Self.isOpen(descriptor, at: path) else { return }
    unlink(validatorPath)
    unlink(path)
  }

  /// Releases the lock explicitly, because a transport may retain this object for a short time through its progress
  /// closure.
  func unlock() {
    flock(descriptor, LOCK_UN)
  }

  /// Whether `path` still refers to the open file.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var mine = stat()
    var current = stat()
    return fstat(descriptor, &mine) == 0 && lstat(path, &current) == 0
      && mine.st_ino == current.st_ino && mine.st_dev == current.st_dev
  }

  /// Syncs the file to disk, and then gives the file its final name.
  func move(to destination: String, overwrites: Bool) throws(FileDownloadError) {
    guard fsync(descriptor) == 0 else { throw failure() }
    if overwrites {
      guard rename(path, destination) == 0 else { throw .cannotWrite(path: destination, errno: errno) }
    } else {
      try moveWithoutReplacing(to: destination)
    }
    unlink(validatorPath)
  }

  /// Unlike `rename`, `link` fails if the destination exists.
  private func moveWithoutReplacing(to destination: String) throws(FileDownloadError) {
    if link(path, destination) == 0 {
      unlink(path)
      return
    }
    let error = errno
    if error == EEXIST { throw .alreadyExists(path: destination) }
    // The file system may not support hard links.
    guard access(destination, F_OK) != 0 else { throw .alreadyExists(path: destination) }
    guard rename(path, destination) == 0 else { throw .cannotWrite(path: destination, errno: errno) }
  }

  private func failure() -> FileDownloadError {
    .cannotWrite(path: path, errno: errno)
  }
}

extension HTTPResponse {
  /// The value for `If-Range` that identifies this version: a strong `ETag`, or a `Last-Modified` at least a minute
  /// before `Date` (RFC 9110 §8.8.2.2). Nil if the response has no such validator.
  fileprivate var strongValidator: String? {
    if let tag = headerFields[.eTag] { return tag.hasPrefix("W/") ? nil : tag }
    guard
      let text = headerFields[.lastModified], let modified = HTTPDate.parse(text),
      let date = headerFields[.date].flatMap({ HTTPDate.parse($0) }), date - modified >= 60
    else { return nil }
    return text
  }
}
