public import Domain
import Foundation
import GRDB

/// The cached topics of one source.
public struct TopicStore: Sendable {
  private let cache: CacheDatabase
  private let source: PhotoSource

  public init(cache: CacheDatabase, source: PhotoSource) {
    self.cache = cache
    self.source = source
  }

  /// Saves the topics, replacing the cached topics.
  public func save(_ topics: [Topic]) async throws(RepositoryError) {
    let fetchedAt = cache.now().timeIntervalSince1970
    try await cache.save { [source] db in
      try db.execute(sql: "DELETE FROM topic WHERE source = ?", arguments: [source.rawValue])
      let insertion = try db.cachedStatement(
        sql: """
          INSERT INTO topic (source, position, value, slug, title, description, totalPhotos, cover, fetchedAt)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """)
      for (position, topic) in topics.enumerated() {
        let cover = try topic.cover.map { try PhotoRow.upsert($0, in: db) }
        try insertion.execute(arguments: [
          source.rawValue, position, topic.id.rawValue, topic.slug.rawValue, topic.title, topic.description,
          topic.totalPhotos, cover, fetchedAt,
        ])
      }
    }
  }

  /// Returns the topics in the order of the source, and the date at which they were fetched. Returns nil if the topics
  /// were never fetched.
  public func topics() async throws(RepositoryError) -> Cached<[Topic]>? {
    try await cache.read { [source] db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT topic.fetchedAt, topic.value, topic.slug, topic.title, topic.description, topic.totalPhotos, photo.id,
            \(Self.photoColumns)
          FROM topic LEFT JOIN photo ON photo.id = topic.cover WHERE topic.source = ? ORDER BY position
          """)
      let rows = try statement.fetchAll([source.rawValue]) { columns in
        (fetchedAt: try columns.next() as Double, topic: try Self.topic(&columns))
      }
      return rows.map(\.fetchedAt).min().map {
        Cached(rows.map(\.topic), fetchedAt: Date(timeIntervalSince1970: $0))
      }
    }
  }

  private static let photoColumns = PhotoColumns.list.split(separator: ", ").map { "photo.\($0)" }
    .joined(separator: ", ")

  private static func topic(_ columns: inout ColumnReader) throws -> Topic {
    var topic = Topic(
      id: Topic.ID(rawValue: try columns.next()), slug: Topic.Slug(rawValue: try columns.next()),
      title: try columns.next(), description: try columns.next(), totalPhotos: try columns.next())
    let cover: Int64? = try columns.next()
    if cover != nil { topic.cover = try PhotoColumns.photo(&columns) }
    return topic
  }
}
