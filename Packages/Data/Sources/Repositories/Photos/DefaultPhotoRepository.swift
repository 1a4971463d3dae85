public import Domain
public import Persistence

/// The photos of a source and their statistics, fetched from its API and cached.
public struct DefaultPhotoRepository: PhotoRepository, PhotoStatisticsRepository {
  private let api: any PhotoAPI
  private let store: PhotoStore
  private let onStoreFailure: @Sendable (RepositoryError) -> Void

  /// - Parameter onStoreFailure: Called when a response cannot be cached, for example on a full disk. The response is
  ///   returned anyway.
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
    await saveFetched(onFailure: onStoreFailure) { [store] () throws(RepositoryError) in
      try await store.save(page, of: feed, as: request)
    }
    return page
  }

  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    let photo = try await api.photo(id)
    await saveFetched(onFailure: onStoreFailure) { [store] () throws(RepositoryError) in
      try await store.save(photo)
    }
    return photo
  }

  /// Returns the statistics, and caches the statistics if the photo is cached.
  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    let statistics = try await api.statistics(of: id, days: days)
    await saveFetched(onFailure: onStoreFailure) { [store] () throws(RepositoryError) in
      try await store.save(statistics, of: id)
    }
    return statistics
  }

  /// Returns the cached page of a feed. If a search was never fetched, searches all cached photos.
  ///
  /// - Throws: `unsupported` if a search with a color was never fetched, because the cache cannot search by color.
  public func cachedPhotos(
    in feed: PhotoFeed, page request: PageRequest
  ) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    if let cached = try await store.page(request, of: feed) { return cached }
    guard case .search(let query) = feed, try await store.page(PageRequest(size: 1), of: feed) == nil else {
      return nil
    }
    guard query.color == nil else { throw .unsupported(reason: .noColorsOffline) }
    return Cached(try await store.photos(matching: query, page: request), fetchedAt: nil)
  }

  public func cachedPhoto(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await store.photo(id)
  }

  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await store.statistics(of: id)
  }
}
