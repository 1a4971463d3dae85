import Domain
import Foundation
import Persistence

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // Short: a socket's path may have some 100 bytes.
    path = NSTemporaryDirectory() + "photolist-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func cache() -> CacheDatabase { CacheDatabase(path: path + "/cache.sqlite") }

  func likes() -> DatabaseLikesRepository {
    DatabaseLikesRepository(database: UserDatabase(path: path + "/library.sqlite"))
  }

  func store(_ source: PhotoSource) -> PhotoStore {
    PhotoStore(cache: cache(), likes: likes(), source: source)
  }

  var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
