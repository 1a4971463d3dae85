public import Domain
public import Persistence

/// Statistics from a source's API. Those of a cached photo are cached with it.
public struct DefaultPhotoStatisticsRepository: PhotoStatisticsRepository {
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
