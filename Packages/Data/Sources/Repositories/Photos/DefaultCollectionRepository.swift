public import Domain

/// Collections from a source's API. They are not cached; the photos in them are.
public struct DefaultCollectionRepository: CollectionRepository {
  private let api: any PhotoAPI

  public init(api: any PhotoAPI) {
    self.api = api
  }

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    try await api.collections(page: page)
  }
}
