import Domain
import Foundation
import Persistence

/// A temporary folder, which is removed when this value is destroyed.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // The path is short, because the path of a socket is limited to about 100 bytes.
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
