import Domain
import Persistence

extension PhotoStore {
  /// What is known of a page without asking the source: as it was kept; or, where the source never answered a search,
  /// what is found in all that was seen.
  func known(_ request: PageRequest, of feed: PhotoFeed) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    if let stored = try await page(request, of: feed) { return stored }
    guard case .search(let query) = feed, try await page(PageRequest(size: 1), of: feed) == nil else { return nil }
    guard query.color == nil else { throw .unsupported(reason: "Colours cannot be searched offline") }
    return Cached(try await photos(matching: query, page: request), fetchedAt: nil)
  }
}
