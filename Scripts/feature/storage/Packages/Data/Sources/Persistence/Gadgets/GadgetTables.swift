extension UserTables {
  // The table of gizmos. AUTOINCREMENT prevents the reuse of a deleted id.
  static let gadgets = UserTables(
    feature: "gizmos", tables: ["gadget"],
    migrations: [
      """
      CREATE TABLE gadget (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        createdAt REAL NOT NULL
      );
      """
    ])
}
