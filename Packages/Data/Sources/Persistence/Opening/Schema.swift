import GRDB

/// The tables of the store, version by version.
///
/// A migration that was released never changes: what is there on people's machines was made by it. A new version is a
/// new migration at the end.
enum Schema {
  /// Marks the file as ours: "phli" in ASCII.
  static let applicationID: Int32 = 0x7068_6C69

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 photos, feeds, topics, likes", migrate: createFirstTables)
    migrator.registerMigration("2 memos, friends", migrate: createMemosAndFriends)
    migrator.registerMigration("3 search", migrate: createSearch)
    migrator.registerMigration("4 recent searches, age of details", migrate: createRecentSearches)
    migrator.registerMigration("5 statistics", migrate: createStatistics)
    migrator.registerMigration("6 words of the search", migrate: createSearchTerms)
    return migrator
  }

  private static func createFirstTables(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(
      sql: """
        CREATE TABLE photo (
          id INTEGER PRIMARY KEY,
          \(firstPhotoColumns),
          UNIQUE (source, value)
        );

        -- A list of photos as its source gave it. `length` is known once its end was seen, at `endSeenAt`.
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

        -- Likes keep the whole photo, so that neither an emptied cache nor a damaged one can take it from them.
        -- `sequence` only grows: it is the order of likes, even of those of the same instant.
        CREATE TABLE likedPhoto (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          likedAt REAL NOT NULL,
          \(firstPhotoColumns),
          UNIQUE (source, value)
        );
        """)
  }

  private static func createMemosAndFriends(_ db: Database) throws {
    try db.execute(
      sql: """
        -- AUTOINCREMENT: the id of a deleted row is not given to another one.
        CREATE TABLE memo (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          title TEXT NOT NULL,
          content TEXT NOT NULL,
          createdAt REAL NOT NULL,
          editedAt REAL
        );
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
        """)
  }

  static let photoDeletedTrigger = """
    CREATE TRIGGER photoDeleted AFTER DELETE ON photo BEGIN
      INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
    END;
    """

  private static func createSearch(_ db: Database) throws {
    try db.execute(
      sql: """
        -- What a photo is found by, as `SearchText` prepares it.
        ALTER TABLE photo ADD COLUMN words TEXT NOT NULL DEFAULT '';
        CREATE VIRTUAL TABLE photoSearch USING fts5 (
          source, words, content = 'photo', content_rowid = 'id',
          tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
        );
        CREATE TRIGGER photoInserted AFTER INSERT ON photo BEGIN
          INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
        END;
        \(photoDeletedTrigger)
        CREATE TRIGGER photoUpdated AFTER UPDATE ON photo WHEN old.words <> new.words BEGIN
          INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
          INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
        END;
        -- The index begins with what is there; each photo's words then come through the trigger.
        INSERT INTO photoSearch (photoSearch) VALUES ('rebuild');
        """)
    try writeWords(in: db)
  }

  private static func writeWords(in db: Database) throws {
    let selection = try db.makeStatement(
      sql: "SELECT id, \(PhotoColumns.list) FROM photo WHERE id > ? ORDER BY id LIMIT 500")
    let update = try db.makeStatement(sql: "UPDATE photo SET words = ? WHERE id = ?")
    var last: Int64? = 0
    while let start = last {
      var words: [(id: Int64, text: String)] = []
      try selection.readRows([start]) { columns in
        words.append((try columns.value(), SearchText.words(of: try PhotoColumns.photo(&columns))))
        return true
      }
      for (id, text) in words { try update.execute(arguments: [text, id]) }
      last = words.last?.id
    }
  }

  private static func createRecentSearches(_ db: Database) throws {
    try db.execute(
      sql: """
        -- When the photo was asked for by itself; `NULL` where only lists told of it.
        ALTER TABLE photo ADD COLUMN detailFetchedAt REAL;
        -- `key` is what texts have in common that are the same search; the highest sequence is the newest.
        CREATE TABLE recentSearch (
          sequence INTEGER PRIMARY KEY AUTOINCREMENT,
          key TEXT NOT NULL UNIQUE,
          text TEXT NOT NULL
        );
        """)
  }

  private static func createStatistics(_ db: Database) throws {
    try db.execute(
      sql: """
        -- As `CachedStatistics` writes them; they go with the photo.
        ALTER TABLE photo ADD COLUMN statistics TEXT;
        ALTER TABLE photo ADD COLUMN statisticsFetchedAt REAL;
        """)
  }

  private static func createSearchTerms(_ db: Database) throws {
    // A view of the index: the words that are in it, in their order.
    try db.execute(sql: "CREATE VIRTUAL TABLE photoSearchTerm USING fts5vocab (photoSearch, instance)")
  }

  private static let firstPhotoColumns = """
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
    detail TEXT
    """
}
