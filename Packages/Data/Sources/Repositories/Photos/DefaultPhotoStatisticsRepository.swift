public import Domain
public import Persistence

/// Statistics from a source's API. Those of photos that are kept are kept with them.
public struct DefaultPhotoStatisticsRepository: PhotoStatisticsRepository {
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

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    let statistics = try await api.statistics(of: id, days: days)
    do throws(RepositoryError) {
      try await store.save(statistics, of: id)
    } catch {
      onStoreFailure(error)
    }
    return statistics
  }

  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await store.statistics(of: id)
  }
}

/// Statistics as they were kept: what `--offline` shows. Never touches a network.
public struct StoredPhotoStatisticsRepository: PhotoStatisticsRepository {
  private let store: PhotoStore

  public init(store: PhotoStore) {
    self.store = store
  }

  /// The days that were kept, if they are fewer than asked for.
  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    guard let stored = try await store.statistics(of: id) else { throw .notCached }
    return stored.value.last(days)
  }

  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await store.statistics(of: id)
  }
}
