extension UserTables {
  // `key` is equal for texts that are the same search. The highest sequence is the latest search.
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
