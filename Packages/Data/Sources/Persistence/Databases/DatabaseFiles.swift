import Domain
import Foundation

/// The files of a database. These files are moved or removed only while no process has the database open.
struct DatabaseFiles {
  let path: String

  /// The suffixes of the database, its log, its shared memory, and the journal of a new database.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// The total size in bytes.
  var bytes: Int {
    Self.suffixes.reduce(0) { $0 + (Self.size(of: path + $1) ?? 0) }
  }

  /// Whether the file exists, or may exist in a folder that cannot be read.
  var exists: Bool { access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }
  /// Whether the file is missing or empty: no data was ever written to the file.
  var isEmpty: Bool { exists ? Self.size(of: path) == 0 : true }
  var hasNoLog: Bool { Self.size(of: path + "-wal") ?? 0 == 0 }
  /// Whether the file exists and this process may not write to it.
  var isReadOnly: Bool { exists && access(path, W_OK) != 0 }
  /// Whether SQLite can write the file format that the header specifies.
  var hasValidHeader: Bool {
    guard let file = FileHandle(forReadingAtPath: path), let header = try? file.read(upToCount: 20), header.count == 20
    else { return false }
    return (1...2).contains(header[18]) && header[18] == header[19]
  }
  /// Nil if the file does not exist.
  var identity: FileIdentity? { FileIdentity(path: path) }

  /// A URL that opens the database as immutable: SQLite creates no other files, expects no changes and ignores the log.
  var immutableAddress: String {
    URL(filePath: path, directoryHint: .notDirectory).absoluteString + "?immutable=1"
  }

  /// Creates the folder and an empty file if they do not exist. Ignores errors, because opening the database reports
  /// the same errors.
  func create() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? createFile()
  }

  /// Makes the files readable only by their owner.
  func restrictAccess() {
    for suffix in Self.suffixes {
      var status = stat()
      guard stat(path + suffix, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      chmod(path + suffix, status.st_mode & 0o700)
    }
  }

  /// Creates an empty file that only its owner can read. SQLite itself would create a file that other users can read.
  ///
  /// - Throws: `RepositoryError.storage(.exists)` if the file exists.
  func createFile() throws(RepositoryError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .storage(Self.failure(path: path)) }
    close(descriptor)
  }

  /// Extends an empty database file to one page if its log is not empty.
  ///
  /// If the file stayed empty, SQLite would delete the log, which may contain all pages of the database.
  func restoreTruncatedFile() {
    guard exists, isEmpty, !hasNoLog else { return }
    truncate(path, 4096)
  }

  /// Runs `body` while no other process can open the database.
  func whileNoneOpens<Value>(_ body: () throws -> Value) rethrows -> Value {
    let lock = FileLock(path: path + "-lock", isShared: false)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Acquires a shared lock, which shows other processes that the database is in use.
  func use() -> FileLock? { FileLock(path: path + "-use", isShared: true) }

  /// Returns an unused path for a damaged database.
  func damagedPath(at date: Date) -> String { unusedPath("damaged", at: date) }

  /// Returns an unused path next to the database, with `purpose` and the date in its name.
  func unusedPath(_ purpose: String, at date: Date) -> String {
    let stamp = Self.stamp(date)
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { "\(path).\(purpose)-\(stamp)" + ($0 == 1 ? "" : "-\($0)") }
    return names.first { access($0, F_OK) != 0 } ?? path
  }

  /// Returns a date in UTC in the format "20240501T093000Z".
  static func stamp(_ date: Date) -> String {
    date.formatted(.iso8601).filter { $0.isLetter || $0.isNumber }
  }

  /// Finds the files whose names begin with the database's name and `infix`. Returns the end of each name, after
  /// `infix`.
  func neighbors(_ infix: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let prefix = url.lastPathComponent + infix
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let file = folder.appending(path: name, directoryHint: .checkFileSystem)
      return name.hasPrefix(prefix) && !file.hasDirectoryPath ? String(name.dropFirst(prefix.count)) : nil
    }
  }

  func remove() {
    for suffix in Self.suffixes { unlink(path + suffix) }
  }

  /// Moves the files, starting with the database. An interruption never leaves a database next to another database's
  /// log.
  func move(to other: String) throws {
    for suffix in Self.suffixes {
      guard rename(path + suffix, other + suffix) == 0 || errno == ENOENT else {
        throw RepositoryError.storage(.notWritable(path: other + suffix))
      }
    }
    Self.syncFolder(of: other)
  }

  /// Syncs the folder of a file to disk, so that a new file name survives a loss of power.
  static func syncFolder(of path: String) {
    let descriptor = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Creates the storage failure for the current `errno`.
  static func failure(path: String) -> StorageFailure {
    switch errno {
    case EEXIST: .exists(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    default: .notWritable(path: path)
    }
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

/// Identifies a file independently of its path.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Returns nil if the file does not exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
