import Domain
import Foundation
import Persistence
import Synchronization

/// A temporary folder for the user database and the cache. The folder is removed when this value is destroyed.
final class TemporaryStore: Sendable {
  let folder: String

  init() throws {
    // Uses a folder in memory if the system has one, because thousands of writes to a disk would slow down the tests.
    let memory = "/dev/shm/"
    let base = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    folder = base + "photolist-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The path of the user database.
  var path: String { folder + "/library.sqlite" }
  var cachePath: String { folder + "/cache.sqlite" }

  /// Opens the user database with a new connection, as another process would.
  func open(now: @escaping @Sendable () -> Date = { Date() }) throws -> UserDatabase {
    let database = UserDatabase(path: path, now: now)
    if let failure = database.failure { throw failure }
    return database
  }

  /// Opens a second, new user database in the same folder.
  func openAnother() -> UserDatabase {
    UserDatabase(path: "\(folder)/\(UUID().uuidString).sqlite")
  }

  /// Opens the cache with a new connection, as another process would.
  func openCache(now: @escaping @Sendable () -> Date = { Date() }) -> CacheDatabase {
    CacheDatabase(path: cachePath, now: now)
  }

  func likes() throws -> DatabaseLikesRepository { DatabaseLikesRepository(database: try open()) }

  func photos(_ source: PhotoSource = .demo, now: @escaping @Sendable () -> Date = { Date() }) throws -> PhotoStore {
    PhotoStore(cache: openCache(now: now), likes: try likes(), source: source)
  }

  var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }
}

/// A clock that a test sets.
final class Clock: Sendable {
  private let value = Mutex(Date(timeIntervalSince1970: 1000))

  var date: Date {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}

extension DatabaseLikesRepository {
  /// The ids of all likes, newest first.
  func current() async throws -> [String] {
    try await likes(limit: nil).first { _ in true }?.map(\.id.value) ?? []
  }
}
