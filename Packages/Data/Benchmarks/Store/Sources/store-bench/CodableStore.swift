import Domain
import Foundation
import GRDB

/// Reads and writes pages of photos with GRDB's Codable records, for comparison with the store.
struct CodableStore {
  struct PhotoRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "photo"
    var id: Int64?
    var source, value: String
    var slug: String?
    var width, height: Int
    var color, blurHash, description, altDescription: String?
    var createdAt, updatedAt: Double?
    var likeCount: Int?
    var thumb, small, regular, full: String
    var raw: String?
    var page: String
    var downloadTracking: String?
    var authorID, authorUsername, authorName: String
    var authorBio, authorLocation, authorPage, authorPortfolio, authorImage, detail: String?
    var words: String
  }

  struct EntryRecord: Codable, PersistableRecord {
    static let databaseTableName = "feedEntry"
    var feed: Int64
    var position: Int
    var photo: Int64
    var fetchedAt: Double
  }

  let pool: DatabasePool

  init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    pool = try DatabasePool(path: path, configuration: configuration)
  }

  func save(_ page: Page<Photo>, number: Int) async throws {
    try await pool.write { db in
      try db.execute(
        sql: "INSERT INTO feed (id, source, key) VALUES (1, 'unsplash', 'editorial') ON CONFLICT DO NOTHING")
      for (offset, photo) in page.items.enumerated() {
        try PhotoRecord(photo).insert(db)
        try EntryRecord(feed: 1, position: (number - 1) * 30 + offset, photo: db.lastInsertedRowID, fetchedAt: 1)
          .insert(db)
      }
    }
  }

  func page(_ number: Int) async throws -> [PhotoRecord] {
    try await pool.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT photo.* FROM feedEntry JOIN photo ON photo.id = feedEntry.photo
          WHERE feed = 1 AND position >= ? AND position < ? ORDER BY position
          """)
      return try PhotoRecord.fetchAll(statement, arguments: [(number - 1) * 30, number * 30])
    }
  }
}

extension CodableStore.PhotoRecord {
  init(_ photo: Photo) {
    source = photo.id.source.rawValue
    value = photo.id.value
    slug = photo.slug
    width = photo.size.width
    height = photo.size.height
    color = photo.color
    blurHash = photo.blurHash
    description = photo.description
    altDescription = photo.altDescription
    createdAt = photo.createdAt?.timeIntervalSince1970
    updatedAt = photo.updatedAt?.timeIntervalSince1970
    likeCount = photo.likeCount
    thumb = photo.images.thumb
    small = photo.images.small
    regular = photo.images.regular
    full = photo.images.full
    raw = photo.images.raw
    page = photo.links.page
    downloadTracking = photo.links.downloadTracking
    authorID = photo.author.id.rawValue
    authorUsername = photo.author.username
    authorName = photo.author.name
    authorBio = photo.author.bio
    authorLocation = photo.author.location
    authorPage = photo.author.page
    authorPortfolio = photo.author.portfolio
    authorImage = photo.author.profileImage
    words = [photo.description, photo.altDescription, photo.author.name, photo.author.username]
      .compactMap { $0 }.joined(separator: "\n")
  }
}
