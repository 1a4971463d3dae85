public import Domain
import GRDB

/// The cached photos and feeds of one source.
public struct PhotoStore: Sendable {
  private let database: PhotoDatabase
  private let source: PhotoSource

  public init(database: PhotoDatabase, source: PhotoSource) {
    self.database = database
    self.source = source
  }

  /// Keeps a page that just came from the source, in place of what was known of that part of the feed.
  public func save(_ page: Page<Photo>, of feed: PhotoFeed, as request: PageRequest) async throws(RepositoryError) {
    let fetchedAt = database.now()
    try await database.write(.process) { [source] db in
      try FeedRow(source: source, key: feed.key).save(page, as: request, fetchedAt: fetchedAt, in: db)
    }
  }

  /// The page, as far as it is there without a gap; `nil` if nothing of it is. Its cost does not grow with its number.
  public func page(_ request: PageRequest, of feed: PhotoFeed) async throws(RepositoryError) -> Cached<Page<Photo>>? {
    try await database.read { [source] db in
      try FeedRow(source: source, key: feed.key).page(request, in: db)
    }
  }

  /// Keeps a photo; what is known of its detail stays if this one has none. A like of the photo is kept up to date.
  public func save(_ photo: Photo) async throws(RepositoryError) {
    let fetchedAt = database.now()
    try await database.write(.process) { db in
      let id = try PhotoRow.upsert(photo, in: db)
      if photo.detail != nil { try PhotoRow.markDetail(of: id, fetchedAt: fetchedAt, in: db) }
      try LikedPhotoRow.update(photo, in: db)
    }
  }

  /// The photo, if it was ever kept or liked, and when its detail came from the source, if that is known.
  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Cached<Photo>? {
    try await database.read { db in
      if let cached = try PhotoRow.photo(id, in: db) { return cached }
      return try LikedPhotoRow.photo(id, in: db).map { Cached($0, fetchedAt: nil) }
    }
  }

  /// Keeps the statistics of a photo that is kept; those of another one are forgotten.
  public func save(_ statistics: PhotoStatistics, of id: Photo.ID) async throws(RepositoryError) {
    let fetchedAt = database.now()
    try await database.write(.process) { db in
      try PhotoRow.save(statistics, of: id, fetchedAt: fetchedAt, in: db)
    }
  }

  /// The statistics of a photo, and when they came; `nil` if none were kept.
  public func statistics(of id: Photo.ID) async throws(RepositoryError) -> Cached<PhotoStatistics>? {
    try await database.read { db in try PhotoRow.statistics(of: id, in: db) }
  }

  /// Searches the photos that were ever kept, by the beginnings of words, whatever their case and accents.
  ///
  /// Among the three hundred that were kept last, the most liked (or the latest, if the query wants those) come first.
  /// Where three hundred have the very words, others that only begin with them are left out, and the cost is the same
  /// however many match. What is found cannot be told apart by colour or content.
  public func photos(matching query: SearchQuery, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    try await database.read { [source] db in
      try PhotoSearch(query, source: source).page(page, in: db)
    }
  }
}
