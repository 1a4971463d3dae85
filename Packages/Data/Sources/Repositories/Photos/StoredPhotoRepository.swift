public import Domain
public import Persistence

/// Photos as they were seen last: what `--offline` shows. Never touches a network.
public struct StoredPhotoRepository: PhotoRepository {
  private let store: PhotoStore

  public init(store: PhotoStore) {
    self.store = store
  }

  public func photos(in feed: PhotoFeed, page request: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    guard let known = try await store.known(request, of: feed) else { throw .notCached }
    return known.value
  }

  /// The photo with as much of its detail as was ever seen.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    guard let stored = try await store.photo(id) else { throw .notCached }
    return stored.value
  }

  public func cachedPhotos(
    in feed: PhotoFeed, page request: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await store.known(request, of: feed)
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await store.photo(id)
  }
}
