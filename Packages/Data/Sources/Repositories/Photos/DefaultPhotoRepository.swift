public import Domain
public import Persistence

/// Photos from a source's API. Whatever arrives is kept, so that it can be seen offline.
public struct DefaultPhotoRepository: PhotoRepository {
  private let api: any PhotoAPI
  private let store: PhotoStore
  private let onStoreFailure: @Sendable (RepositoryError) -> Void

  /// - Parameter onStoreFailure: told when an answer could not be kept, as on a full disk. The answer is given anyway.
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

  public func cachedPhotos(
    in feed: PhotoFeed, page request: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await store.known(request, of: feed)
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await store.photo(id)
  }
}
