extension CacheTables {
  // The tables of cached lists of photos. `length` is NULL until the end of the list was fetched. `endSeenAt` is the
  // date at which the end was fetched.
  static let feeds = CacheTables(
    tables: ["feed", "feedEntry"],
    schema: """
      CREATE TABLE feed (
        id INTEGER PRIMARY KEY,
        source TEXT NOT NULL,
        key TEXT NOT NULL,
        total INTEGER,
        length INTEGER,
        endSeenAt REAL,
        UNIQUE (source, key)
      );
      CREATE TABLE feedEntry (
        feed INTEGER NOT NULL REFERENCES feed ON DELETE CASCADE,
        position INTEGER NOT NULL,
        photo INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
        fetchedAt REAL NOT NULL,
        PRIMARY KEY (feed, position)
      ) WITHOUT ROWID;
      CREATE INDEX feedEntryByPhoto ON feedEntry (photo);
      """)
}
