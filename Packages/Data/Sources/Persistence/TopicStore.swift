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
  public func keep(_ topics: [Topic]) async throws(RepositoryError) {
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

  /// The topics in the source's order; none if they were never kept.
  public func topics() async throws(RepositoryError) -> [Topic] {
    try await database.read { [source] db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT topic.value, topic.slug, topic.title, topic.description, topic.totalPhotos, photo.id, \(Self.photoColumns)
          FROM topic LEFT JOIN photo ON photo.id = topic.cover WHERE topic.source = ? ORDER BY position
          """)
      let rows = try Row.fetchCursor(statement, arguments: [source.rawValue])
      var topics: [Topic] = []
      while let row = try rows.next() {
        topics.append(try Self.topic(of: row))
      }
      return topics
    }
  }

  private static let photoColumns = PhotoColumns.list.split(separator: ", ").map { "photo.\($0)" }
    .joined(separator: ", ")

  private static func topic(of row: Row) throws -> Topic {
    let id: String = row[0]
    let slug: String = row[1]
    return Topic(
      id: Topic.ID(id), slug: Topic.Slug(slug), title: row[2], description: row[3], totalPhotos: row[4],
      cover: row.hasNull(atIndex: 5) ? nil : try PhotoColumns.photo(of: row, from: 6))
  }
}
