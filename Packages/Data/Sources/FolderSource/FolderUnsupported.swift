public import Domain

/// A repository without collections, because a folder has none.
public struct FolderCollectionRepository: CollectionRepository {
  public init() {}

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    throw .unsupported(reason: "A folder has no collections; its subfolders are topics")
  }
}

/// A repository without statistics, because a folder has none.
public struct FolderStatisticsRepository: PhotoStatisticsRepository {
  public init() {}

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    throw .unsupported(reason: "A folder has no statistics")
  }
}
