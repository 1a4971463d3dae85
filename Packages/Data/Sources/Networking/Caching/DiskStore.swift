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

/// Keeps answers in a folder, one file each, the ones used last, up to a number of bytes.
///
/// A file is written under another name and renamed when it is whole, so a kill leaves the old answer or the new one.
/// What is read is checked against its hash; a file that does not fit is removed, and the answer is not there. Nothing
/// in the folder tells a URL. Several processes may share it: each sees what the others store. The folder is not looked
/// through before something is stored: to open it costs the same, however much it holds.
public final class DiskStore: ResponseStore {
  private let folder: String
  private let limit: Int
  /// Bytes in the folder as far as this process knows. The truth is looked up when something is stored for the first
  /// time, and when this passes the limit.
  private let byteCount = Lock<Int?>(nil)

  /// - Parameters:
  ///   - folder: Made when it is not there. The store takes it for its own, and removes files from it.
  ///   - limit: In bytes. The folder may pass it by one answer for a moment. Where several processes store at once,
  ///     each knows only its own since it last looked: they may pass it by what the others have stored meanwhile.
  /// - Throws: When the folder cannot be made.
  public init(folder: String, limit: Int = 256 << 20) throws {
    self.folder = folder
    self.limit = limit
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  public func response(for key: String) -> StoredResponse? {
    let path = path(of: key)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let response = StoredResponse(file: [UInt8](data)) else {
      unlink(path)
      return nil
    }
    // The time of the last use, for `sweep`.
    utimensat(AT_FDCWD, path, nil, 0)
    return response
  }

  /// An answer larger than a quarter of the limit is not kept, nor one for which there is no room on the disk.
  public func store(_ response: StoredResponse, for key: String) {
    guard let bytes = response.file, bytes.count <= limit / 4 else {
      remove(key)
      return
    }
    let path = path(of: key)
    let temporary = "\(path).\(UInt64.random(in: 0 ... .max)).\(Self.temporarySuffix)"
    guard FileManager.default.createFile(atPath: temporary, contents: Data(bytes)), rename(temporary, path) == 0 else {
      unlink(temporary)
      return
    }
    let isFull = byteCount.withLock { count in
      let total = count.map { $0 + bytes.count } ?? lookThrough()
      count = total
      return total > limit
    }
    if isFull { sweep() }
  }

  public func remove(_ key: String) {
    unlink(path(of: key))
  }

  private func path(of key: String) -> String {
    folder + "/" + SHA256.hexadecimal(key.utf8)
  }

  /// Removes what killed processes left, and adds up the rest.
  private func lookThrough() -> Int {
    let files = Self.files(in: folder)
    Self.removeLeftovers(files)
    return files.reduce(0) { $0 + $1.size }
  }

  /// Removes what was used longest ago until a fifth of the limit is free.
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

  /// Temporary files older than an hour belong to a process that was killed.
  private static func removeLeftovers(_ files: [File]) {
    let hourAgo = (time(nil) - 3600) * 1_000_000_000
    for file in files where file.path.hasSuffix(temporarySuffix) && file.lastUse < hourAgo { unlink(file.path) }
  }

  private static let temporarySuffix = "tmp"
}
