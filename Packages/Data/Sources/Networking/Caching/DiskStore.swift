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

/// A `ResponseStore` in a folder, with one file per URL. The store evicts the least recently used files when the total
/// size exceeds a limit.
///
/// A file is written under a temporary name and renamed when the file is complete, so a killed process never leaves a
/// partial response. Each file contains a hash of its contents. A damaged file is removed when it is read. Only the
/// user can read the files. The names of files are hashes, which reveal no URLs. The files contain no cookies or
/// credentials. Several processes can share a folder. Opening a store takes the same time for any size, because the
/// folder is not scanned before the first response is stored.
public final class DiskStore: ResponseStore {
  private let folder: String
  private let limit: Int
  /// An estimate of the folder's size in bytes; nil before the first scan. The estimate ignores changes by other
  /// processes since the last scan, and still counts the old versions of replaced files. The folder is scanned when the
  /// first response is stored, and whenever the size exceeds the limit.
  private let byteCount = Lock<Int?>(nil)

  /// - Parameters:
  ///   - folder: The path of the folder, which is created if it is missing. The store may remove any file in this
  ///     folder.
  ///   - limit: The size limit in bytes. The folder may exceed the limit until the next scan.
  /// - Throws: An error if the folder cannot be created.
  public init(folder: String, limit: Int = 256 << 20) throws {
    self.folder = folder
    self.limit = limit
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  public func responses(for url: String) -> [StoredResponse] {
    let path = path(of: url)
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    guard let responses = ResponseFile.responses(in: [UInt8](data)) else {
      unlink(path)
      return []
    }
    // Updates the time of the last use, by which `sweep` chooses the files to remove.
    utimensat(AT_FDCWD, path, nil, 0)
    return responses
  }

  /// Stores responses, unless their total size exceeds a quarter of the limit or the disk is full.
  public func store(_ responses: [StoredResponse], for url: String) {
    let path = path(of: url)
    guard !responses.isEmpty, let bytes = ResponseFile.bytes(of: responses), bytes.count <= limit / 4 else {
      unlink(path)
      return
    }
    let temporary = "\(path).\(UInt64.random(in: 0 ... .max)).\(Self.temporarySuffix)"
    guard Self.write(bytes, to: temporary), rename(temporary, path) == 0 else {
      unlink(temporary)
      return
    }
    let isFull = byteCount.withLock { count in
      let total = count.map { $0 + bytes.count } ?? scan()
      count = total
      return total > limit
    }
    if isFull { sweep() }
  }

  /// Writes a new file. Does not use `FileManager`, because `FileManager` would sync the file to disk. Syncing is
  /// unnecessary: a file that is incomplete after a loss of power counts as damaged.
  ///
  /// - Returns: Whether the file is complete.
  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let failure = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    return close(descriptor) == 0 && failure == nil
  }

  private func path(of url: String) -> String {
    folder + "/" + SHA256.hexadecimal(url.utf8)
  }

  /// Removes leftover files of killed processes. Returns the total size of the files before the removal.
  private func scan() -> Int {
    let files = Self.files(in: folder)
    Self.removeLeftovers(files)
    return files.reduce(0) { $0 + $1.size }
  }

  /// Removes the least recently used files until a fifth of the limit is free.
  private func sweep() {
    let files = Self.files(in: folder).sorted { $0.lastUse < $1.lastUse }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files where total > limit / 5 * 4 {
      unlink(file.path)
      total -= file.size
    }
    byteCount.withLock { $0 = total }
  }

  private struct File {
    let path: String
    let size: Int
    /// Nanoseconds since 1970.
    let lastUse: Int
  }

  private static func files(in folder: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      var status = stat()
      let path = folder + "/" + name
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      return File(path: path, size: Int(status.st_size), lastUse: time.tv_sec * 1_000_000_000 + time.tv_nsec)
    }
  }

  /// Removes temporary files older than an hour, because the processes that wrote them were probably killed.
  private static func removeLeftovers(_ files: [File]) {
    let hourAgo = (WallClock.now - 3600) * 1_000_000_000
    for file in files where file.path.hasSuffix(temporarySuffix) && file.lastUse < hourAgo { unlink(file.path) }
  }

  private static let temporarySuffix = "tmp"
}
