extension CacheTables {
  // The table of cached topics. `position` is the place of a topic in the source's list.
  static let topics = CacheTables(
    tables: ["topic"],
    schema: """
      CREATE TABLE topic (
        source TEXT NOT NULL,
        position INTEGER NOT NULL,
        value TEXT NOT NULL,
        slug TEXT NOT NULL,
        title TEXT NOT NULL,
        description TEXT,
        totalPhotos INTEGER,
        cover INTEGER REFERENCES photo ON DELETE SET NULL,
        fetchedAt REAL NOT NULL,
        PRIMARY KEY (source, position)
      ) WITHOUT ROWID;
      CREATE INDEX topicByCover ON topic (cover) WHERE cover IS NOT NULL;
      """)
}
