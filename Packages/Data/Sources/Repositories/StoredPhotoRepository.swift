public import Domain
public import Persistence

/// Photos as they were seen last: what `--offline` shows. Never touches a network.
public struct StoredPhotoRepository: PhotoRepository {
  private let store: PhotoStore

  public init(store: PhotoStore) {
    self.store = store
  }

  public func photos(in feed: PhotoFeed, page request: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    if let stored = try await store.page(request, of: feed) { return stored.page }
    guard case .search(let query) = feed, try await store.page(PageRequest(size: 1), of: feed) == nil else {
      throw .notStored
    }
    return try await search(query, page: request)
  }

  /// What the source never answered is looked for in all that was seen.
  private func search(_ query: SearchQuery, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    guard query.color == nil else { throw .unsupported(reason: "Colours cannot be searched offline") }
    return try await store.photos(matching: query, page: page)
  }

  /// The photo with as much of its detail as was ever seen.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    guard let photo = try await store.photo(id) else { throw .notStored }
    return photo
  }
}
