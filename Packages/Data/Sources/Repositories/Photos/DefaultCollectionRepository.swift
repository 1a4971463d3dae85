public import Domain

/// Collections from a source's API. Nothing is kept of the list; what is in a collection is.
public struct DefaultCollectionRepository: CollectionRepository {
  private let api: any PhotoAPI

  public init(api: any PhotoAPI) {
    self.api = api
  }

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    try await api.collections(page: page)
  }
}

/// No collections: what `--offline` shows.
public struct NoCollectionRepository: CollectionRepository {
  public init() {}

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    throw .notCached
  }
}
