import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The files of a database, and those that tell of its state.
struct DatabaseFiles {
  let path: String

  /// What SQLite keeps in the same folder, the database last: once it is moved, all is.
  private static let suffixes = ["-shm", "-wal", ""]

  /// Is there if damage was found while the database was in use. While a new one is begun, it tells what is appended to
  /// the path of the damaged one.
  private var mark: String { path + "-damaged" }
  private var lock: String { path + "-lock" }

  /// How much room the files take.
  var bytes: Int {
    Self.suffixes.reduce(0) { sum, suffix in
      var status = stat()
      return stat(path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }

  var isMarkedAsDamaged: Bool { access(mark, F_OK) == 0 }

  /// The next to open the database sees the mark, and repairs. Without space for a mark, it finds out by itself.
  func markAsDamaged() {
    let descriptor = open(mark, O_CREAT | O_WRONLY, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  func removeMark() {
    unlink(mark)
  }

  func createFolder() throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// The path where the damaged database is, or is being moved to, if a new one was begun and not finished.
  var aside: String? {
    guard let bytes = FileManager.default.contents(atPath: mark), !bytes.isEmpty else { return nil }
    return path + String(decoding: bytes, as: UTF8.self)
  }

  /// Chooses where the database is to be moved, and marks that: until the mark is removed, whoever opens the database
  /// goes on with what was begun.
  ///
  /// - Parameter date: goes into the name.
  /// - Returns: the path of the database under its new name, which no file had before.
  /// - Throws: `RepositoryError.storage` when the mark cannot be written. Nothing is moved then.
  func markToSetAside(at date: Date) throws -> String {
    let stamp = String(
      date.formatted(.iso8601).unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    var candidate = "\(path).damaged-\(stamp)"
    var number = 1
    while access(candidate, F_OK) == 0 {
      number += 1
      candidate = "\(path).damaged-\(stamp)-\(number)"
    }
    try writeMark(String(candidate.dropFirst(path.count)))
    return candidate
  }

  private func writeMark(_ text: String) throws {
    let descriptor = open(mark, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
    var text = text
    let isWritten =
      descriptor >= 0 && text.withUTF8 { write(descriptor, $0.baseAddress, $0.count) == $0.count }
      && fsync(descriptor) == 0
    let isFull = errno == ENOSPC || errno == EDQUOT
    if descriptor >= 0 { close(descriptor) }
    guard isWritten else { throw RepositoryError.storage(isFull ? .full(path: path) : .notWritable(path: path)) }
  }

  /// Renames the database's files so that they still belong together, unless that was done before.
  func setAside(to aside: String) throws {
    guard access(aside, F_OK) != 0 else { return }
    for suffix in Self.suffixes where access(path + suffix, F_OK) == 0 {
      try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
    }
  }

  /// Does something that no other process may do at the same time. Blocks until it is alone.
  ///
  /// Where no lock can be had, as in a folder that may not be written, it goes on without one.
  func alone<Value>(_ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try body()
  }
}
