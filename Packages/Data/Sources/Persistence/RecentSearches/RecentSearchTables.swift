extension UserTables {
  // Equal searches have equal keys. The highest sequence is the latest search.
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
