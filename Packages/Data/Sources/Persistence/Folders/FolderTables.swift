extension CacheTables {
  // A file without `width` is no JPEG. Paths are bytes, since file systems allow names that are not UTF-8. `modified` is
  // in nanoseconds since 1970: a file whose time or size has changed is read again.
  static let folders = CacheTables(
    tables: ["folderFile"],
    schema: """
      CREATE TABLE folderFile (
        path BLOB NOT NULL PRIMARY KEY,
        modified INTEGER NOT NULL,
        size INTEGER NOT NULL,
        width INTEGER,
        height INTEGER,
        takenAt REAL,
        artist TEXT,
        make TEXT,
        model TEXT,
        exposureTime TEXT,
        aperture TEXT,
        focalLength TEXT,
        iso INTEGER,
        place TEXT,
        latitude REAL,
        longitude REAL
      ) WITHOUT ROWID;
      """)
}
