extension CacheTables {
  // The table of the files in the user's folders. `width` is NULL if the file is not a JPEG image. Paths are bytes,
  // because file systems allow names that are not UTF-8. `modified` is in nanoseconds since 1970. A file is read again
  // if its modification time or size has changed.
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
