public import Domain
import GRDB

/// The cached photos, feeds and statistics of one source.
public struct PhotoStore: Sendable {
  private let cache: CacheDatabase
  private let likes: DatabaseLikesRepository
  private let source: PhotoSource

  /// - Parameter likes: The likes. Saving a photo also updates its like. If a photo is liked but not cached, the photo
  ///   stored in the like is returned.
  public init(cache: CacheDatabase, likes: DatabaseLikesRepository, source: PhotoSource) {
    self.cache = cache
    self.likes = likes
    self.source = source
  }

  /// Saves a fetched page, replacing the cached photos at the same positions.
  public func save(_ page: Page<Photo>, of feed: PhotoFeed, as request: PageRequest) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.save { [source] db in
      try FeedRow(source: source, key: feed.key).save(page, as: request, fetchedAt: fetchedAt, in: db)
    }
  }

  /// Returns the cached photos from the start of the page up to the first gap. Returns nil if the first photo of the
  /// page is not cached. Returns an empty page if the page starts at the known end of the feed or later. Reading takes
  /// the same time for every page.
  public func page(_ request: PageRequest, of feed: PhotoFeed) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await cache.read { [source] db in
      try FeedRow(source: source, key: feed.key).page(request, in: db)
    }
  }

  /// Saves a photo, and updates the photo in its like if the photo is liked. The stored detail remains if `photo` has
  /// no detail.
  public func save(_ photo: Photo) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.save { db in
      let id = try PhotoRow.upsert(photo, in: db)
      if photo.detail != nil { try PhotoRow.setDetailDate(fetchedAt, of: id, in: db) }
    }
    try await likes.update(photo)
  }

  /// Returns a cached or liked photo and the date at which its detail was fetched, if known.
  ///
  /// - Parameter id: The id of the photo. The value of the id can also be the photo's slug or the address of the
  ///   photo's page.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    for match in [PhotoColumns.Match.id, .name] {
      if let cached = try await cache.read({ db in try PhotoRow.photo(id, by: match, in: db) }) { return cached }
      if let liked = await likes.photo(id, by: match) { return Cached(liked, fetchedAt: nil) }
    }
    return nil
  }

  /// Saves the statistics of a cached photo. Does nothing if the photo is not cached.
  public func save(_ statistics: PhotoStatistics, of id: Photo.ID) async throws(RepositoryError) {
    let fetchedAt = cache.now()
    try await cache.save { db in
      try PhotoRow.save(statistics, of: id, fetchedAt: fetchedAt, in: db)
    }
  }

  /// Returns the cached statistics of a photo and the date at which they were fetched.
  public func statistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await cache.read { db in try PhotoRow.statistics(of: id, in: db) }
  }

  /// Searches the cached photos by word prefixes, ignoring case and accents.
  ///
  /// Considers at most three hundred photos that contain the exact words. If fewer than three hundred photos contain
  /// the exact words, also considers at most three hundred photos that contain the words as prefixes. The photos that
  /// were cached last take precedence. Because a search considers a limited number of photos, its time does not depend
  /// on the number of matches. Sorts the matches by likes, or by date if the query orders by date. The query's color
  /// and content filters are ignored.
  public func photos(matching query: SearchQuery, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await cache.read { [source] db in
      try PhotoSearch(query, source: source).page(page, in: db)
    }
  }
}
