extension UserTables {
  // AUTOINCREMENT: the id of a deleted memo is not used again.
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
