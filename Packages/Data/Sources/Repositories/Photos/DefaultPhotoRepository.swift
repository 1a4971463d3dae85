public import Domain
public import Persistence

/// Photos from a source's API. Every photo that is fetched is cached.
public struct DefaultPhotoRepository: PhotoRepository {
  private let api: any PhotoAPI
  private let store: PhotoStore
  private let onStoreFailure: @Sendable (RepositoryError) -> Void

  /// - Parameter onStoreFailure: called when a response could not be cached, as on a full disk. It is returned anyway.
  public init(
    api: any PhotoAPI, store: PhotoStore, onStoreFailure: @escaping @Sendable (RepositoryError) -> Void = { _ in }
  ) {
    self.api = api
    self.store = store
    self.onStoreFailure = onStoreFailure
  }

  public func photos(in feed: PhotoFeed, page request: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    let page = try await api.photos(in: feed, page: request)
    if feed == .random { return page }
    do throws(RepositoryError) {
      try await store.save(page, of: feed, as: request)
    } catch {
      onStoreFailure(error)
    }
    return page
  }

  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    let photo = try await api.photo(id)
    do throws(RepositoryError) {
      try await store.save(photo)
    } catch {
      onStoreFailure(error)
    }
    return photo
  }

  /// Returns the page that the source sent or, for a search that it never answered, the matches among all cached photos.
  ///
  /// - Throws: `unsupported` for such a search by color, which the cache does not know.
  public func cachedPhotos(
    in feed: PhotoFeed, page request: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    if let cached = try await store.page(request, of: feed) { return cached }
    guard case .search(let query) = feed, try await store.page(PageRequest(size: 1), of: feed) == nil else {
      return nil
    }
    guard query.color == nil else { throw .unsupported(reason: "Colors cannot be searched offline") }
    return Cached(try await store.photos(matching: query, page: request), fetchedAt: nil)
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await store.photo(id)
  }
}
