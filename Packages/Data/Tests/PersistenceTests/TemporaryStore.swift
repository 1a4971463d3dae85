import Foundation
import Persistence

/// A folder for a store, which goes away with the test that made it.
final class TemporaryStore: Sendable {
  let folder: String

  init() throws {
    // In memory where there is such a folder: thousands of writes that wait for a disk tell nothing more.
    let memory = "/dev/shm/"
    let base = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    folder = base + "photolist-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var path: String { folder + "/photolist.sqlite" }

  /// Opens it; every opening is like another process.
  func open(now: @escaping @Sendable () -> Date = { Date() }) throws -> PhotoDatabase {
    try PhotoDatabase(path: path, now: now)
  }

  /// Leaves a store that was begun, as by a process that was killed before anything was in it.
  func putEmptyStore() throws {
    let another = try openAnother()
    try another.close()
    try FileManager.default.moveItem(atPath: another.path, toPath: path)
  }

  /// Opens a new one beside it.
  func openAnother() throws -> PhotoDatabase {
    try PhotoDatabase(path: "\(folder)/\(UUID().uuidString).sqlite")
  }

  var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }
}
