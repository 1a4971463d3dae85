public import Domain

/// Throws `unsupported` for every request, because folders have no collections.
public struct FolderCollectionRepository: CollectionRepository {
  public init() {}

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    throw .unsupported(reason: .lacks(.folder, .collections))
  }
}

/// Throws `unsupported` for every request, because folders have no statistics.
public struct FolderStatisticsRepository: PhotoStatisticsRepository {
  public init() {}

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    throw .unsupported(reason: .lacks(.folder, .statistics))
  }
}
