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

/// The `.part` of a download and the validator beside it, locked against other processes while this object lives.
///
/// The lock is `flock`'s, so the kernel takes it back even from a process that was killed.
final class PartFile: Sendable {
  /// Where an earlier run stopped, and the version it was reading.
  struct ResumePoint: Equatable {
    let offset: Int64
    /// For `If-Range`.
    let validator: String
  }

  let path: String
  let descriptor: Int32
  private let destination: String
  private let urlFingerprint: String
  private var validatorPath: String { path + ".validator" }

  init(destination: String, url: String) throws(FileDownloadError) {
    self.destination = destination
    path = destination + ".part"
    urlFingerprint = SHA256.hexadecimal(url.utf8)
    descriptor = try Self.openLocked(path)
  }

  deinit {
    close(descriptor)
  }

  private static func openLocked(_ path: String) throws(FileDownloadError) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw .cannotWrite(path: path, errno: errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let error = errno
        close(descriptor)
        throw error == EWOULDBLOCK ? .busy(path: path) : .cannotWrite(path: path, errno: error)
      }
      // Between opening and locking, its last owner may have given the file its final name.
      if isOpen(descriptor, at: path) { return descriptor }
      close(descriptor)
    }
  }

  func size() throws(FileDownloadError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    return Int64(status.st_size)
  }

  /// Nil when there is nothing to go on from: no bytes, no validator, or one that belongs to another URL. The
  /// descriptor stands where the next byte goes.
  func resumePoint() throws(FileDownloadError) -> ResumePoint? {
    let size = try size()
    guard size > 0, let validator = storedValidator() else {
      try startAgain()
      return nil
    }
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw failure() }
    return ResumePoint(offset: size, validator: validator)
  }

  /// Throws the bytes away. The validator goes first: a kill in between must not leave it beside bytes it says nothing
  /// about.
  func startAgain() throws(FileDownloadError) {
    unlink(validatorPath)
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
  }

  /// Keeps what `head` says of its version, if that is strong enough to resume by.
  func storeValidator(of head: HTTPResponse) throws(FileDownloadError) {
    guard let validator = head.strongValidator else { return }
    let text = "\(urlFingerprint)\n\(validator)\n"
    let file = open(validatorPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: validatorPath, errno: errno) }
    defer { close(file) }
    guard write(file, text, text.utf8.count) == text.utf8.count else {
      throw .cannotWrite(path: validatorPath, errno: errno)
    }
  }

  private func storedValidator() -> String? {
    guard let data = FileManager.default.contents(atPath: validatorPath) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // The last line is empty: without it the file was not written to its end.
    guard lines.count == 3, lines[0] == urlFingerprint, lines[2].isEmpty else { return nil }
    return String(lines[1])
  }

  /// Leaves nothing behind when nothing was received. Does nothing after `moveIntoPlace`.
  func removeIfEmpty() {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size == 0, Self.isOpen(descriptor, at: path) else { return }
    unlink(validatorPath)
    unlink(path)
  }

  /// Whether the name still leads to the file that was opened.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var mine = stat()
    var current = stat()
    return fstat(descriptor, &mine) == 0 && lstat(path, &current) == 0
      && mine.st_ino == current.st_ino && mine.st_dev == current.st_dev
  }

  /// On the disk first, then under the final name, in one step.
  func moveIntoPlace(overwrites: Bool) throws(FileDownloadError) {
    guard fsync(descriptor) == 0 else { throw failure() }
    if overwrites {
      guard rename(path, destination) == 0 else { throw .cannotWrite(path: destination, errno: errno) }
    } else {
      try moveWithoutReplacing()
    }
    unlink(validatorPath)
  }

  /// `link` refuses a name that is taken, which `rename` does not.
  private func moveWithoutReplacing() throws(FileDownloadError) {
    if link(path, destination) == 0 {
      unlink(path)
      return
    }
    let error = errno
    if error == EEXIST { throw .alreadyExists(path: destination) }
    // A file system without hard links: look, then rename.
    guard access(destination, F_OK) != 0 else { throw .alreadyExists(path: destination) }
    guard rename(path, destination) == 0 else { throw .cannotWrite(path: destination, errno: errno) }
  }

  private func failure() -> FileDownloadError {
    .cannotWrite(path: path, errno: errno)
  }
}

extension HTTPResponse {
  /// A value for `If-Range`: an `ETag` that is not weak, or a `Last-Modified` that is old enough to be the only version
  /// of its second (RFC 9110 §8.8.2.2).
  fileprivate var strongValidator: String? {
    if let tag = headerFields[.eTag] { return tag.hasPrefix("W/") ? nil : tag }
    guard
      let text = headerFields[.lastModified], let modified = HTTPDate.parse(text),
      let date = headerFields[.date].flatMap({ HTTPDate.parse($0) }), date - modified >= 60
    else { return nil }
    return text
  }
}
