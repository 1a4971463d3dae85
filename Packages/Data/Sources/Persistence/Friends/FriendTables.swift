extension UserTables {
  // The tables of friends and their pets. AUTOINCREMENT prevents the reuse of a deleted row's id.
  static let friends = UserTables(
    feature: "friends", tables: ["friend", "pet"],
    migrations: [
      """
      CREATE TABLE friend (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL
      );
      CREATE TABLE pet (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        friend INTEGER NOT NULL REFERENCES friend ON DELETE CASCADE,
        name TEXT NOT NULL,
        species TEXT NOT NULL
      );
      CREATE INDEX petByFriend ON pet (friend, id);
      """
    ])
}
