extension UserTables {
  // The table of recent searches. Equal searches have equal keys. The latest search has the highest `sequence`.
  static let recentSearches = UserTables(
    feature: "recent searches", tables: ["recentSearch"],
    migrations: [
      """
      CREATE TABLE recentSearch (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL
      );
      """
    ])
}
