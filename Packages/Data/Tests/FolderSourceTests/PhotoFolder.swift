import Domain
import FolderSource
import Foundation
import Persistence

/// A temporary folder of photos, and a cache. The folder and the cache are removed when this value is destroyed.
final class PhotoFolder: Sendable {
  /// The path of the folder, with symbolic links resolved as in the ids of photos.
  let path: String
  private let home: String

  init() throws {
    home = NSTemporaryDirectory() + "photolist-folder-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: home + "/photos", withIntermediateDirectories: true)
    path = URL(filePath: home + "/photos").resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Writes a photo, and creates its folders.
  ///
  /// - Parameter modified: The modification time in seconds since 1970; nil for the current time.
  func add(_ name: String, _ photo: PhotoFile = PhotoFile(), modified: Double? = nil) throws {
    try add(name, bytes: photo.bytes, modified: modified)
  }

  func add(_ name: String, bytes: [UInt8], modified: Double? = nil) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    if let modified {
      let date = Date(timeIntervalSince1970: modified)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func id(_ name: String) -> Photo.ID { Photo.ID(source: .folder, value: "\(path)/\(name)") }

  func cache() -> CacheDatabase { CacheDatabase(path: home + "/cache.sqlite") }

  /// Returns a new index, which shares only the cache with earlier indexes.
  func index(
    onStoreFailure: @escaping @Sendable (RepositoryError) -> Void = { _ in }
  ) throws -> FolderIndex {
    let cache = cache()
    return try FolderIndex(
      path: path, store: FolderFileStore(cache: cache), words: SearchWords(cache: cache),
      pause: { if $0 == .seconds(10) { try? await Task.sleep(for: .seconds(3600)) } }, onStoreFailure: onStoreFailure)
  }

  func photos() throws -> FolderPhotoRepository { FolderPhotoRepository(try index()) }
}

extension FolderPhotoRepository {
  /// Returns the relative paths of the photos on a page.
  func names(_ feed: PhotoFeed = .editorial, page: PageRequest = PageRequest(size: 30)) async throws -> [String] {
    try await photos(in: feed, page: page).items.map { $0.slug ?? $0.id.value }
  }

  func search(_ text: String, orientation: PixelSize.Orientation? = nil) async throws -> [String] {
    guard let query = SearchQuery(text, orientation: orientation) else { return [] }
    return try await names(.search(query))
  }
}
