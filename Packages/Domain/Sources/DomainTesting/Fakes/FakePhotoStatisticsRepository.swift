public import Domain

/// Statistics from memory.
public final class FakePhotoStatisticsRepository: PhotoStatisticsRepository {
  public let onStatistics = Hook<Photo.ID>()
  private let all: [Photo.ID: PhotoStatistics]
  private let stored: [Photo.ID: Stored<PhotoStatistics>]

  /// - Parameter stored: what was kept of them.
  public init(_ statistics: [Photo.ID: PhotoStatistics] = [:], stored: [Photo.ID: Stored<PhotoStatistics>] = [:]) {
    all = statistics
    self.stored = stored
  }

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    try await onStatistics.pass(id)
    guard let statistics = all[id] else { throw .notFound }
    return statistics.last(days)
  }

  public func storedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Stored<PhotoStatistics>? { stored[id] }
}
