/// How often the photos of a source were viewed and downloaded.
public protocol PhotoStatisticsRepository: Sendable {
  /// Fetches the statistics.
  ///
  /// - Parameter days: how many of the last days, limited to `PhotoStatistics.allowedDays`.
  /// - Throws: `unsupported`, if the source counts nothing.
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics

  /// Returns the cached statistics, of as many days as were fetched, or `nil` if there are none. Fetches nothing.
  func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>?
}

/// A repository without a cache.
extension PhotoStatisticsRepository {
  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? { nil }
}
