import Domain
import Persistence

/// Three empty stores with the same tables, to be written to in three ways.
struct InsertStores {
  let ours: PhotoStore
  let raw: RawStore
  let codable: CodableStore

  /// - Parameter isSearchable: whether photos go into the full-text index.
  init(folder: String, name: String, isSearchable: Bool) throws {
    let paths = ["ours", "raw", "codable"].map { "\(folder)/\(name)-\($0).sqlite" }
    for path in paths {
      try PhotoDatabase(path: path).close()
      if !isSearchable { RawStore(path: path).execute("DROP TRIGGER photoInserted") }
    }
    ours = PhotoStore(database: try PhotoDatabase(path: paths[0]), source: Sample.source)
    raw = RawStore(path: paths[1])
    codable = try CodableStore(path: paths[2])
  }
}
