public import Domain
import GRDB

/// The cached photos and feeds of one source.
public struct PhotoStore: Sendable {
  private let cache: CacheDatabase
  private let likes: DatabaseLikesRepository
  private let source: PhotoSource

  /// - Parameter likes: whose photos are updated with those that are fetched, and stand in for those that are evicted.
  public init(cache: CacheDatabase, likes: DatabaseLikesRepository, source: PhotoSource) {
    self.cache = cache
    self.likes = likes
    self.source = source
  }

  /// Saves a page that was just fetched, in place of what was cached of that part of the feed.
  public func save(_ page: Page<Photo>, of feed: PhotoFeed, as request: PageRequest) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.write { [source] db in
      try FeedRow(source: source, key: feed.key).save(page, as: request, fetchedAt: fetchedAt, in: db)
    }
  }

  /// Returns the page as far as it is cached without a gap, or nil if nothing of it is. The cost does not depend on its
  /// number.
  public func page(_ request: PageRequest, of feed: PhotoFeed) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await cache.read { [source] db in
      try FeedRow(source: source, key: feed.key).page(request, in: db)
    }
  }

  /// Saves a photo, also in the user's likes if it is one of them. A cached detail stays if this photo has none.
  public func save(_ photo: Photo) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.write { db in
      let id = try PhotoRow.upsert(photo, in: db)
      if photo.detail != nil { try PhotoRow.setDetailDate(fetchedAt, of: id, in: db) }
    }
    try await likes.update(photo)
  }

  /// Returns a photo that is cached or liked, with the date at which its detail was fetched, if that is known.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    if let cached = try await cache.read({ db in try PhotoRow.photo(id, in: db) }) { return cached }
    return await likes.photo(id).map { Cached($0, fetchedAt: nil) }
  }

  /// Saves the statistics of a photo that is cached; ignores those of another one.
  public func save(_ statistics: PhotoStatistics, of id: Photo.ID) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.write { db in
      try PhotoRow.save(statistics, of: id, fetchedAt: fetchedAt, in: db)
    }
  }

  /// Returns the cached statistics of a photo, and when they were fetched.
  public func statistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await cache.read { db in try PhotoRow.statistics(of: id, in: db) }
  }

  /// Searches the cached photos by the beginnings of words, ignoring case and accents.
  ///
  /// Considers the three hundred matches that were cached last, and returns the most liked of them first, or the latest
  /// if the query orders them so. Where three hundred photos have the very words, longer words are not searched; so the
  /// cost is the same however many photos match. Color and content are not searched.
  public func photos(matching query: SearchQuery, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await cache.read { [source] db in
      try PhotoSearch(query, source: source).page(page, in: db)
    }
  }
}
