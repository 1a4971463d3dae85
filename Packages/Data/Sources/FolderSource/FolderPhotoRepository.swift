public import Domain
public import Foundation

/// The photos of a folder, newest first.
///
/// `photos(in:page:)` waits until no unread file can change the page. Until then, `cachedPhotos(in:page:)` returns a
/// preliminary page, which a screen can show at once.
public struct FolderPhotoRepository: PhotoRepository {
  private let index: FolderIndex
  private let topics: FolderTopics
  private let now: @Sendable () -> Date

  /// - Parameter now: Returns the current date.
  public init(_ index: FolderIndex, now: @escaping @Sendable () -> Date = { Date() }) {
    self.index = index
    self.now = now
    topics = FolderTopics(root: index.root)
  }

  public func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    if feed == .random { return try await randomPhotos(page) }
    return try await slice(feed, page, isHasty: false).page(in: index.root)
  }

  public func cachedPhotos(
    in feed: PhotoFeed, page: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    guard feed != .random else { return nil }
    let slice = try await slice(feed, page, isHasty: true)
    return slice.isExact ? nil : Cached(slice.page(in: index.root), fetchedAt: now())
  }

  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    try await index.entry(id).photo(in: index.root)
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    do throws(RepositoryError) {
      return Cached(try await photo(id), fetchedAt: now())
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }

  public func changes() -> AsyncStream<Void>? { index.changes() }

  private func slice(
    _ feed: PhotoFeed, _ page: PageRequest, isHasty: Bool
  ) async throws(RepositoryError) -> FolderIndex.Slice {
    let range = page.start..<page.start + page.size
    switch feed {
    case .editorial: return try await index.entries(range, of: .init(folder: index.root), isHasty: isHasty)
    case .topic(let slug):
      guard let folder = topics.folder(slug) else { throw .notFound }
      let slice = try await index.entries(range, of: .init(folder: folder), isHasty: isHasty)
      guard slice.total > 0 else { throw .notFound }
      return slice
    case .search(let query):
      guard query.color == nil else { throw .unsupported(reason: .lacks(.folder, .colors)) }
      let phrases = try await index.phrases(query.text)
      guard !phrases.isEmpty else { return FolderIndex.Slice() }
      let found = FolderIndex.Query(folder: index.root, phrases: phrases, orientation: query.orientation)
      return try await index.entries(range, of: found, isHasty: isHasty)
    case .user: throw .unsupported(reason: .lacks(.folder, .users))
    case .collection: throw .unsupported(reason: .lacks(.folder, .collections))
    case .random: throw .unsupported(reason: .lacks(.folder, .randomPhotos))
    }
  }

  private func randomPhotos(_ page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    let all = try await index.listed()
    var photos: [Photo] = []
    // `cachedPhoto` reads the file, and returns nil if the file is not a photo.
    for entry in all.indices.shuffled().lazy.map({ all[$0] }) where photos.count < page.size {
      let id = Photo.ID(source: .folder, value: entry.path.text)
      if var photo = try await cachedPhoto(id)?.value {
        photo.detail = nil
        photos.append(photo)
      }
    }
    return Page(items: photos, hasNext: !photos.isEmpty)
  }
}

extension FolderIndex.Slice {
  /// Returns the photos without their details, because lists never contain details.
  fileprivate func page(in root: FilePath) -> Page<Photo> {
    let photos = entries.map { entry in
      var photo = entry.photo(in: root)
      photo.detail = nil
      return photo
    }
    return Page(items: photos, hasNext: hasNext, total: total)
  }
}
