import Domain

/// The subfolders that contain photos, directly or in their own subfolders, as topics.
struct FolderTopics {
  private let root: FilePath

  init(root: FilePath) {
    self.root = root
  }

  /// Returns the topics, sorted by path. The cover of each topic is its newest photo.
  ///
  /// - Parameter entries: The entries, newest first.
  func topics(of entries: [FolderEntry]) -> [Topic] {
    var found: [FilePath: (count: Int, cover: FolderEntry)] = [:]
    for entry in entries {
      var folder = entry.path.parent
      while folder.isInside(root) {
        found[folder, default: (0, entry)].count += 1
        folder = folder.parent
      }
    }
    return found.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
      .map { folder, photos in
        let slug = Self.slug(folder, in: root)
        var cover = photos.cover.photo(in: root)
        cover.detail = nil
        return Topic(
          id: Topic.ID(slug.rawValue), slug: slug,
          title: String(decoding: folder.relative(to: root), as: UTF8.self), totalPhotos: photos.count, cover: cover)
      }
  }

  /// Returns the folder of a topic.
  func folder(_ slug: Topic.Slug) -> FilePath? {
    FilePath(slug.rawValue, in: root).flatMap { $0.isInside(root) ? $0 : nil }
  }

  /// Returns the path below the browsed folder, or the folder's URL if the path could be mistaken for another path or
  /// for a URL.
  static func slug(_ folder: FilePath, in root: FilePath) -> Topic.Slug {
    let relative = folder.relative(to: root)
    guard let text = FilePath.text(relative), !text.hasPrefix("file://") else { return Topic.Slug(folder.address) }
    return Topic.Slug(text)
  }
}
