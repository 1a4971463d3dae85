public import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The cached topics of one source.
public struct TopicStore: Sendable {
  private let database: PhotoDatabase
  private let source: PhotoSource

  public init(database: PhotoDatabase, source: PhotoSource) {
    self.database = database
    self.source = source
  }

  /// Keeps the topics in place of those known before.
  public func save(_ topics: [Topic]) async throws(RepositoryError) {
    let fetchedAt = database.now().timeIntervalSince1970
    try await database.write(.process) { [source] db in
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

  /// The topics in the source's order, and when it gave them; `nil` if they were never kept.
  public func topics() async throws(RepositoryError) -> Cached<[Topic]>? {
    try await database.read { [source] db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT topic.fetchedAt, topic.value, topic.slug, topic.title, topic.description, topic.totalPhotos, photo.id, \(Self.photoColumns)
          FROM topic LEFT JOIN photo ON photo.id = topic.cover WHERE topic.source = ? ORDER BY position
          """)
      var topics: [Topic] = []
      var oldest: Double?
      try statement.readRows([source.rawValue]) { columns in
        let fetchedAt: Double = try columns.value()
        oldest = min(oldest ?? fetchedAt, fetchedAt)
        topics.append(try Self.topic(&columns))
        return true
      }
      return oldest.map { Cached(topics, fetchedAt: Date(timeIntervalSince1970: $0)) }
    }
  }

  private static let photoColumns = PhotoColumns.list.split(separator: ", ").map { "photo.\($0)" }
    .joined(separator: ", ")

  private static func topic(_ columns: inout ColumnReader) throws -> Topic {
    var topic = Topic(
      id: Topic.ID(rawValue: try columns.value()), slug: Topic.Slug(rawValue: try columns.value()),
      title: try columns.value(), description: columns.optional(), totalPhotos: columns.optional())
    let cover: Int64? = columns.optional()
    if cover != nil { topic.cover = try PhotoColumns.photo(&columns) }
    return topic
  }
}
