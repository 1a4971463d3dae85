public import Domain

/// A repository of collections in memory.
public final class FakeCollectionRepository: CollectionRepository {
  public let onCollections = Stub<PageRequest>()
  private let all: [PhotoCollection]

  public init(_ collections: [PhotoCollection] = []) { all = collections }

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    try await onCollections.pass(page)
    return Page.cut(from: all, at: page, marksLastPage: true)
  }
}
