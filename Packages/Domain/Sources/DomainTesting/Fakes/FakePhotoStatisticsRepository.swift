public import Domain

/// A repository of statistics in memory.
public final class FakePhotoStatisticsRepository: PhotoStatisticsRepository {
  public let onStatistics = Stub<Photo.ID>()
  private let all: [Photo.ID: PhotoStatistics]
  private let cached: [Photo.ID: Cached<PhotoStatistics>]

  /// - Parameters:
  ///   - statistics: The statistics of the source.
  ///   - cached: The cached statistics.
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
