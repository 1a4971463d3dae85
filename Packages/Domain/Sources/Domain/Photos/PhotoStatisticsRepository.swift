/// The statistics of a source's photos and the cache of these statistics.
public protocol PhotoStatisticsRepository: Sendable {
  /// Fetches the statistics of a photo.
  ///
  /// - Parameters:
  ///   - id: The id of the photo.
  ///   - days: The number of days, clamped to `PhotoStatistics.allowedDays`.
  /// - Throws: `unsupported` if the source has no statistics.
  func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics

  /// Returns the cached statistics with all days that were fetched, or nil if there are none. Fetches nothing.
  func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>?
}

// The default for a repository without a cache.
extension PhotoStatisticsRepository {
  public func cachedStatistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? { nil }
}
