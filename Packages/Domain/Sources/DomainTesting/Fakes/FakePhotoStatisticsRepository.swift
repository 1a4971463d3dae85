public import Domain

/// Statistics from memory.
public final class FakePhotoStatisticsRepository: PhotoStatisticsRepository {
  public let onStatistics = Stub<Photo.ID>()
  private let all: [Photo.ID: PhotoStatistics]
  private let cached: [Photo.ID: Cached<PhotoStatistics>]

  /// - Parameter cached: what was cached of them.
  public init(_ statistics: [Photo.ID: PhotoStatistics] = [:], cached: [Photo.ID: Cached<PhotoStatistics>] = [:]) {
    all = statistics
    self.cached = cached
  }

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    try await onStatistics.pass(id)
    guard let statistics = all[id] else { throw .notFound }
    return statistics.last(days)
  }

  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? { cached[id] }
}
