import GRDB

extension UserTables {
  // The table of liked photos. A row contains the whole photo, so that likes can be shown without the cache. `sequence`
  // defines the order of likes.
  static let likes = UserTables(
    feature: "likes", tables: ["likedPhoto"],
    migrations: [
      """
      CREATE TABLE likedPhoto (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        likedAt REAL NOT NULL,
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
        UNIQUE (source, value)
      );
      """,
      """
      CREATE INDEX likedPhotoBySlug ON likedPhoto (slug);
      CREATE INDEX likedPhotoByPage ON likedPhoto (page);
      """,
    ],
    order: """
      CREATE TEMP TABLE place AS
        SELECT sequence, row_number() OVER (ORDER BY likedAt, sequence) AS number FROM likedPhoto;
      CREATE UNIQUE INDEX temp.placeBySequence ON place (sequence);
      -- Uses negative numbers first, because sequences must be unique at any time.
      UPDATE likedPhoto SET sequence = -(SELECT number FROM place WHERE place.sequence = likedPhoto.sequence);
      UPDATE likedPhoto SET sequence = -sequence;
      DROP TABLE place;
      """)

  /// Renumbers the likes by their dates.
  static func order(in db: Database) throws {
    if let order = likes.order { try db.execute(sql: order.description) }
  }
}
