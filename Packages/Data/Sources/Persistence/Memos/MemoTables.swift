extension UserTables {
  // The table of memos. AUTOINCREMENT prevents the reuse of a deleted memo's id.
  static let memos = UserTables(
    feature: "memos", tables: ["memo"],
    migrations: [
      """
      CREATE TABLE memo (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL,
        content TEXT NOT NULL,
        createdAt REAL NOT NULL,
        editedAt REAL
      );
      """
    ])
}
