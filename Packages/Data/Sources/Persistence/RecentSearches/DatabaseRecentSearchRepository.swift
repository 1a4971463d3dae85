public import Domain
import GRDB

/// Stores the recent searches in the user database.
public struct DatabaseRecentSearchRepository: RecentSearchRepository {
  private let database: UserDatabase

  public init(database: UserDatabase) {
    self.database = database
  }

  public func add(_ query: SearchQuery) async throws(RepositoryError) {
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO recentSearch (key, text) VALUES (?, ?);
          DELETE FROM recentSearch WHERE sequence NOT IN (
            SELECT sequence FROM recentSearch ORDER BY sequence DESC LIMIT \(RecentSearches.limit)
          )
          """,
        arguments: [Self.key(query.text), try query.text.storable()])
    }
  }

  public func remove(_ text: String) async throws(RepositoryError) {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM recentSearch WHERE key = ?", arguments: [Self.key(text)])
    }
  }

  public func removeAll() async throws(RepositoryError) {
    try await database.write { try $0.execute(sql: "DELETE FROM recentSearch") }
  }

  /// Returns the same text for equal searches.
  private static func key(_ text: String) -> String { RecentSearches.key(text).composed }

  public func searches() -> StateStream<[String]> {
    database.states(of: "recentSearch") { db in
      try String.fetchAll(db, sql: "SELECT text FROM recentSearch ORDER BY sequence DESC")
    }
  }
}
