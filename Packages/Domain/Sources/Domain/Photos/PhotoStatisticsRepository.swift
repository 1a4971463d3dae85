/// How often the photos of a source were seen and saved.
public protocol PhotoStatisticsRepository: Sendable {
  /// The statistics as the source has them now.
  ///
  /// - Parameter days: how many of the last days; brought into `PhotoStatistics.allowedDays`.
  /// - Throws: `unsupported`, where the source counts nothing.
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics

  /// The statistics as they were cached, of as many days as were asked for then; `nil` if they were not. Asks no source.
  func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>?
}

/// A repository that keeps nothing.
extension PhotoStatisticsRepository {
  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? { nil }
}
