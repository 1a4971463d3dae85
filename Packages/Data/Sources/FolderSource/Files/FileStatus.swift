import Foundation

/// The identity, size and modification time of a file, as `stat` returns them.
struct FileStatus {
  enum Kind { case file, folder, other }

  /// Identifies a file: two paths of one file have the same value.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int64
  /// The modification time in nanoseconds since 1970.
  let modified: Int64

  /// Reads the status, following symbolic links. Returns nil if the file cannot be examined; `errno` has the reason.
  init?(_ path: FilePath) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    // On some systems, the device and file numbers are signed.
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    let (nanoseconds, overflows) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    modified = overflows ? 0 : nanoseconds &+ Int64(time.tv_nsec)
  }
}
