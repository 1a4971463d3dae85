import Domain
import Foundation

/// The files of a database. They are moved or removed only while no process has the database open.
struct DatabaseFiles {
  let path: String

  /// The suffixes of the database, its log, the memory that processes share, and the journal of a new database.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// The total size in bytes.
  var bytes: Int {
    Self.suffixes.reduce(0) { $0 + (Self.size(of: path + $1) ?? 0) }
  }

  /// Whether there is a file. Also true if the folder cannot be read.
  var exists: Bool { access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }
  /// Whether the database was never written.
  var isEmpty: Bool { exists ? Self.size(of: path) == 0 : true }
  var hasNoLog: Bool { Self.size(of: path + "-wal") ?? 0 == 0 }

  /// The database as a URL with which SQLite creates no other file and expects no changes.
  var immutableAddress: String {
    URL(filePath: path, directoryHint: .notDirectory).absoluteString + "?immutable=1"
  }

  /// Creates the folder and an empty file, if there is none. Ignores errors, because opening the database reports them.
  func create() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? createFile()
  }

  /// Creates an empty file that only its owner can read. A file created by SQLite would be readable by others.
  ///
  /// - Throws: `RepositoryError.storage(.exists)` if there is a file.
  func createFile() throws(RepositoryError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      switch errno {
      case EEXIST: throw .storage(.exists(path: path))
      case ENOSPC, EDQUOT: throw .storage(.full(path: path))
      default: throw .storage(.notWritable(path: path))
      }
    }
    close(descriptor)
  }

  /// Runs `body` while no other process opens the database.
  func whileNoneOpens<Value>(_ body: () throws -> Value) rethrows -> Value {
    let lock = FileLock(path: path + "-lock", isShared: false)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Locks the database as in use, which other processes can see.
  func use() -> FileLock? { FileLock(path: path + "-use", isShared: true) }

  /// Returns an unused path for a damaged database.
  func damagedPath(at date: Date) -> String {
    let stamp = date.formatted(.iso8601).filter { $0.isLetter || $0.isNumber }
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).damaged-\(stamp)" + ($0 == 1 ? "" : "-\($0)") }
    return names.first { access($0, F_OK) != 0 } ?? path
  }

  func remove() {
    for suffix in Self.suffixes { unlink(path + suffix) }
  }

  /// Moves the files, starting with the database. After an interruption, no database is left beside the log of another.
  func move(to other: String) throws {
    for suffix in Self.suffixes {
      guard rename(path + suffix, other + suffix) == 0 || errno == ENOENT else {
        throw RepositoryError.storage(.notWritable(path: other + suffix))
      }
    }
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}
