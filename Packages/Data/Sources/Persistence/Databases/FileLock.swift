import Foundation

/// A lock between processes, held on a separate lock file. The system releases the lock when the process ends.
///
/// The lock file can store a number.
final class FileLock: Sendable {
  private let descriptor: Int32
  /// The number of digits of the stored number. The width is fixed, so that a new number overwrites the old number
  /// completely.
  private static let width = 20

  /// Waits for the lock. Returns nil if the file cannot be created, for example in a read-only folder.
  init?(path: String, isShared: Bool) {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Upgrades a shared lock to an exclusive lock.
  ///
  /// - Returns: False if another process also has a shared lock; in this case, this process may have lost its lock.
  func makeExclusive() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func makeShared() {
    while flock(descriptor, LOCK_SH) != 0 && errno == EINTR {}
  }

  /// The number in the lock file; nil if no number is stored. The setter ignores errors.
  var number: Int64? {
    get {
      let text = withUnsafeTemporaryAllocation(byteCount: Self.width, alignment: 1) { buffer in
        let count = pread(descriptor, buffer.baseAddress, Self.width, 0)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      }
      return text.utf8.count == Self.width ? Int64(text) : nil
    }
    set {
      guard let newValue, newValue >= 0 else { return }
      let digits = String(newValue)
      let text = String(repeating: "0", count: Self.width - digits.count) + digits
      _ = text.withCString { pwrite(descriptor, $0, Self.width, 0) }
    }
  }
}
