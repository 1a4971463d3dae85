import Domain
import Foundation

/// The files of a database. They are moved or removed only while no process has the database open.
struct DatabaseFiles {
  let path: String

  /// The database, its log, the memory that processes share, and the log of a database that has not been opened yet.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// The size of all files.
  var bytes: Int {
    Self.suffixes.reduce(0) { $0 + (Self.size(of: path + $1) ?? 0) }
  }

  /// Whether there is a file, or may be one in a folder that cannot be read.
  var exists: Bool { access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }
  /// Whether nothing was ever written to the database.
  var isEmpty: Bool { exists ? Self.size(of: path) == 0 : true }
  var hasNoLog: Bool { Self.size(of: path + "-wal") ?? 0 == 0 }

  /// The database as an address that makes SQLite create no other file and expect no change.
  var immutableAddress: String {
    let unreserved: (UInt8) -> Bool = { $0 > 0x2C && $0 != UInt8(ascii: "?") && $0 < 0x7F }
    let escaped = path.utf8.map { unreserved($0) ? String(UnicodeScalar($0)) : "%" + Self.hexadecimal($0) }
    return "file:\(escaped.joined())?immutable=1"
  }

  /// Creates the folder and an empty file, if there is none. Where that fails, opening the database says why.
  func create() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? createFile()
  }

  /// Creates an empty file that only its owner may read. What SQLite creates by itself, others can read.
  ///
  /// - Throws: `RepositoryError.storage`: `exists` where there is a file.
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

  /// Performs `body` while no other process opens the database.
  func whileNoneOpens<Value>(_ body: () throws -> Value) rethrows -> Value {
    let lock = FileLock(path: path + "-lock", isShared: false)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Tells other processes that the database is in use.
  func use() -> FileLock? { FileLock(path: path + "-use", isShared: true) }

  /// A path for the damaged database, which no file has.
  func damagedPath(at date: Date) -> String {
    let stamp = date.formatted(.iso8601).filter { $0.isLetter || $0.isNumber }
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).damaged-\(stamp)" + ($0 == 1 ? "" : "-\($0)") }
    return names.first { access($0, F_OK) != 0 } ?? path
  }

  func remove() {
    for suffix in Self.suffixes { unlink(path + suffix) }
  }

  /// Moves the files, the database first: an interruption leaves no database that would read another's log.
  func move(to other: String) throws {
    for suffix in Self.suffixes { try Self.rename(path + suffix, to: other + suffix) }
  }

  private static func rename(_ path: String, to other: String) throws {
    #if canImport(Glibc)
    let result = Glibc.rename(path, other)
    #else
    let result = Darwin.rename(path, other)
    #endif
    guard result == 0 || errno == ENOENT else { throw RepositoryError.storage(.notWritable(path: other)) }
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
