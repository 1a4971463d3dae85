extension CacheTables {
  // The table of cached photos. `detailFetchedAt` is NULL if the detail was never fetched. `words` is the text for the
  // search index.
  static let photos = CacheTables(
    tables: ["photo"],
    schema: """
      CREATE TABLE photo (
        id INTEGER PRIMARY KEY,
        source TEXT NOT NULL,
        value TEXT NOT NULL,
        slug TEXT,
        width INTEGER NOT NULL,
        height INTEGER NOT NULL,
        color TEXT,
        blurHash TEXT,
        description TEXT,
        altDescription TEXT,
        createdAt REAL,
        updatedAt REAL,
        likeCount INTEGER,
        thumb TEXT NOT NULL,
        small TEXT NOT NULL,
        regular TEXT NOT NULL,
        "full" TEXT NOT NULL,
        raw TEXT,
        page TEXT NOT NULL,
        downloadTracking TEXT,
        authorID TEXT NOT NULL,
        authorUsername TEXT NOT NULL,
        authorName TEXT NOT NULL,
        authorBio TEXT,
        authorLocation TEXT,
        authorPage TEXT,
        authorPortfolio TEXT,
        authorImage TEXT,
        detail TEXT,
        words TEXT NOT NULL,
        detailFetchedAt REAL,
        statistics TEXT,
        statisticsFetchedAt REAL,
        UNIQUE (source, value)
      );
      CREATE INDEX photoBySlug ON photo (slug);
      CREATE INDEX photoByPage ON photo (page);
      """)
}
