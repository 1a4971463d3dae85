import Foundation

/// A lock between processes, on a file that exists only for the lock. It ends when the process ends, at the latest.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock. Returns nil if the file cannot be created, for example in a read-only folder.
  init?(path: String, isShared: Bool) {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Turns a shared lock into an exclusive one.
  ///
  /// - Returns: false if another process also has a shared lock. This lock may then be lost.
  func makeExclusive() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func makeShared() {
    while flock(descriptor, LOCK_SH) != 0 && errno == EINTR {}
  }
}
