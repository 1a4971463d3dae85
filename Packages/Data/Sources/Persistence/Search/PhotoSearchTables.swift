extension CacheTables {
  // The full-text index of the table `photo`, and a sorted view of the words in the index.
  static let photoSearch = CacheTables(
    tables: ["photoSearch", "photoSearchTerm"],
    schema: """
      CREATE VIRTUAL TABLE photoSearch USING fts5 (
        source, words, content = 'photo', content_rowid = 'id',
        tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
      );
      CREATE VIRTUAL TABLE photoSearchTerm USING fts5vocab (photoSearch, instance);
      CREATE TRIGGER photoInserted AFTER INSERT ON photo BEGIN
        INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
      END;
      CREATE TRIGGER photoDeleted AFTER DELETE ON photo BEGIN
        INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
      END;
      CREATE TRIGGER photoUpdated AFTER UPDATE ON photo WHEN old.words <> new.words BEGIN
        INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
        INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
      END;
      """)
}
