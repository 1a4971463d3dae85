import Domain
import Foundation
import Persistence

/// The two databases of a user, in one folder.
struct Stores {
  let cachePath: String
  let cache: CacheDatabase
  let user: UserDatabase

  /// - Parameter folder: The parent of the folders for `XDG_DATA_HOME` and `XDG_CACHE_HOME`.
  init(folder: String) {
    cachePath = folder + "/cache/photolist/cache.sqlite"
    cache = CacheDatabase(path: cachePath)
    user = UserDatabase(path: Self.userPath(in: folder))
  }

  static func userPath(in folder: String) -> String { folder + "/data/photolist/library.sqlite" }

  var likes: DatabaseLikesRepository { DatabaseLikesRepository(database: user) }
  var photos: PhotoStore { PhotoStore(cache: cache, likes: likes, source: Sample.source) }
}

/// Three empty caches with the same tables, one for each implementation.
struct InsertStores {
  let ours: PhotoStore
  let raw: RawStore
  let codable: CodableStore

  /// - Parameter isSearchable: Whether photos are added to the full-text index.
  init(folder: String, name: String, isSearchable: Bool) throws {
    let folders = ["ours", "raw", "codable"].map { "\(folder)/\(name)-\($0)" }
    for folder in folders {
      let stores = Stores(folder: folder)
      try stores.cache.close()
      if !isSearchable { RawStore(path: stores.cachePath).execute("DROP TRIGGER photoInserted") }
    }
    let paths = folders.map { Stores(folder: $0).cachePath }
    ours = Stores(folder: folders[0]).photos
    raw = RawStore(path: paths[1])
    codable = try CodableStore(path: paths[2])
  }
}
