import Foundation

/// A lock that other processes respect, on a file that exists for nothing else. It ends with the process at the latest.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock. Returns nil where the file cannot be created, as in a folder that may not be written.
  init?(path: String, isShared: Bool) {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Turns a shared lock into an exclusive one.
  ///
  /// - Returns: false if another process has a shared lock, too. This one may be lost then.
  func makeExclusive() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func makeShared() {
    while flock(descriptor, LOCK_SH) != 0 && errno == EINTR {}
  }
}
