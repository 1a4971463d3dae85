import Domain
import Foundation
import GRDBSQLite

/// The operations of the store, written with SQLite's C interface to measure the best possible result. Each statement
/// is prepared once.
final class RawStore {
  private static let columns = """
    source, value, slug, width, height, color, blurHash, description, altDescription, createdAt, updatedAt, likeCount,
    thumb, small, regular, "full", raw, page, downloadTracking, authorID, authorUsername, authorName, authorBio,
    authorLocation, authorPage, authorPortfolio, authorImage, detail
    """
  private static let updates = columns.split(separator: ",").dropFirst(2).dropLast()
    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.map { "\($0) = excluded.\($0)" }
    .joined(separator: ", ")
  private static let insertion = """
    INSERT INTO photo (\(columns), words) VALUES (\(Array(repeating: "?", count: 29).joined(separator: ", ")))
    ON CONFLICT (source, value) DO UPDATE SET \(updates), detail = coalesce(excluded.detail, detail),
    words = CASE WHEN excluded.detail IS NULL AND photo.detail IS NOT NULL THEN words ELSE excluded.words END
    """
  private static let like = """
    INSERT INTO likedPhoto (likedAt, \(columns)) VALUES (
      max(?, coalesce((SELECT likedAt FROM likedPhoto ORDER BY sequence DESC LIMIT 1), 0)),
      \(Array(repeating: "?", count: 28).joined(separator: ", "))
    ) ON CONFLICT (source, value) DO NOTHING
    """

  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// - Parameter path: The path of a database that has the store's tables.
  init(path: String) {
    var opened: OpaquePointer?
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened
    else { fatalError("cannot open \(path)") }
    connection = opened
    execute("PRAGMA journal_mode = WAL")
    execute("PRAGMA synchronous = NORMAL")
    execute("PRAGMA foreign_keys = ON")
    sqlite3_busy_timeout(connection, 5000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(connection)
  }

  func execute(_ sql: String) {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      fatalError(String(cString: sqlite3_errmsg(connection)))
    }
  }

  /// Runs a statement without arguments.
  private func run(_ sql: String) {
    let statement = prepared(sql)
    step(statement)
    finish(statement)
  }

  func save(_ page: Page<Photo>, number: Int, size: Int = 30) {
    run("BEGIN IMMEDIATE")
    append(page.items, at: (number - 1) * size, pageSize: size)
    run("COMMIT")
  }

  /// Must be called within a transaction.
  func append(_ photos: [Photo], at start: Int, pageSize: Int) {
    let feed = prepared(
      """
      INSERT INTO feed (source, key) VALUES (?, 'editorial')
      ON CONFLICT (source, key) DO UPDATE SET total = coalesce(excluded.total, total) RETURNING id
      """)
    bind(Sample.source.rawValue, feed, 1)
    step(feed)
    let id = sqlite3_column_int64(feed, 0)
    finish(feed)
    let clearing = prepared("DELETE FROM feedEntry WHERE feed = ? AND position >= ? AND position < ?")
    sqlite3_bind_int64(clearing, 1, id)
    sqlite3_bind_int64(clearing, 2, Int64(start))
    sqlite3_bind_int64(clearing, 3, Int64(start + pageSize))
    step(clearing)
    finish(clearing)
    let entry = prepared("INSERT INTO feedEntry (feed, position, photo, fetchedAt) VALUES (?, ?, ?, ?)")
    for (offset, photo) in photos.enumerated() {
      sqlite3_bind_int64(entry, 1, id)
      sqlite3_bind_int64(entry, 2, Int64(start + offset))
      sqlite3_bind_int64(entry, 3, upsert(photo))
      sqlite3_bind_double(entry, 4, 1_700_000_000)
      step(entry)
      finish(entry)
    }
  }

  func page(_ number: Int, size: Int = 30) -> [Photo] {
    run("BEGIN")
    defer { run("COMMIT") }
    let feed = prepared("SELECT id, total, length, endSeenAt FROM feed WHERE source = ? AND key = 'editorial'")
    bind(Sample.source.rawValue, feed, 1)
    step(feed)
    let id = sqlite3_column_int64(feed, 0)
    finish(feed)
    let statement = prepared(
      """
      SELECT position, fetchedAt, \(Self.columns) FROM feedEntry JOIN photo ON photo.id = feedEntry.photo
      WHERE feed = ? AND position >= ? AND position < ? ORDER BY position
      """)
    sqlite3_bind_int64(statement, 1, id)
    sqlite3_bind_int64(statement, 2, Int64((number - 1) * size))
    sqlite3_bind_int64(statement, 3, Int64(number * size))
    var photos: [Photo] = []
    photos.reserveCapacity(size)
    while sqlite3_step(statement) == SQLITE_ROW { photos.append(photo(statement, from: 2)) }
    finish(statement)
    return photos
  }

  /// - Parameter words: Words in lowercase ASCII.
  func search(_ words: [String], size: Int = 30) -> [Photo] {
    run("BEGIN")
    defer { run("COMMIT") }
    var found = rows(matching: words.map { "\"\($0)\"" })
    if found.count < 300 { found.formUnion(rows(matching: words.map(longerWords))) }
    let look = prepared("SELECT likeCount, width, height FROM photo WHERE id = ?")
    let ranked = found.map { id in
      sqlite3_bind_int64(look, 1, id)
      step(look)
      defer { finish(look) }
      return (likes: sqlite3_column_int64(look, 0), id: id)
    }
    let statement = prepared("SELECT \(Self.columns) FROM photo WHERE id = ?")
    return ranked.sorted { ($0.likes, $0.id) > ($1.likes, $1.id) }.prefix(size).map { _, id in
      sqlite3_bind_int64(statement, 1, id)
      step(statement)
      defer { finish(statement) }
      return photo(statement, from: 0)
    }
  }

  /// Returns a full-text expression for the words that start with a prefix.
  private func longerWords(_ beginning: String) -> String {
    let next = prepared("SELECT term FROM photoSearchTerm WHERE term >= ? AND term < ? LIMIT 1")
    var words: [String] = []
    var start = beginning
    while words.count <= 100 {
      bind(start, next, 1)
      bind(beginning + "~", next, 2)
      defer { finish(next) }
      guard sqlite3_step(next) == SQLITE_ROW, let word = sqlite3_column_text(next, 0).map({ String(cString: $0) })
      else { break }
      words.append("\"\(word)\"")
      start = word + "!"
    }
    return words.isEmpty || words.count > 100 ? "\"\(beginning)\" *" : "(" + words.joined(separator: " OR ") + ")"
  }

  private func rows(matching expressions: [String]) -> Set<Int64> {
    let search = prepared("SELECT rowid FROM photoSearch WHERE photoSearch MATCH ? ORDER BY rowid DESC LIMIT 300")
    bind("source : unsplash AND words : (\(expressions.joined(separator: " AND ")))", search, 1)
    var ids: Set<Int64> = []
    while sqlite3_step(search) == SQLITE_ROW { ids.insert(sqlite3_column_int64(search, 0)) }
    finish(search)
    return ids
  }

  /// Likes and unlikes a photo. Each change is synced to disk if the caller has executed `PRAGMA synchronous = FULL`.
  func toggleLike(_ photo: Photo) {
    run("BEGIN IMMEDIATE")
    let like = prepared(Self.like)
    sqlite3_bind_double(like, 1, 1_700_000_000)
    bind(photo, like, from: 2)
    step(like)
    finish(like)
    run("COMMIT")
    run("BEGIN IMMEDIATE")
    let unlike = prepared("DELETE FROM likedPhoto WHERE source = ? AND value = ?")
    bind(photo.id.source.rawValue, unlike, 1)
    bind(photo.id.value, unlike, 2)
    step(unlike)
    finish(unlike)
    run("COMMIT")
  }

  private func upsert(_ photo: Photo) -> Int64 {
    let statement = prepared(Self.insertion)
    bind(photo, statement, from: 1)
    let words = [photo.description, photo.altDescription, photo.author.name, photo.author.username]
    bind(words.compactMap { $0 }.joined(separator: "\n"), statement, 29)
    step(statement)
    finish(statement)
    let lookUp = prepared("SELECT id FROM photo WHERE source = ? AND value = ?")
    bind(photo.id.source.rawValue, lookUp, 1)
    bind(photo.id.value, lookUp, 2)
    step(lookUp)
    defer { finish(lookUp) }
    return sqlite3_column_int64(lookUp, 0)
  }

  private func bind(_ photo: Photo, _ statement: OpaquePointer, from first: Int32) {
    bind(photo.id.source.rawValue, statement, first)
    bind(photo.id.value, statement, first + 1)
    bind(photo.slug, statement, first + 2)
    sqlite3_bind_int64(statement, first + 3, Int64(photo.size.width))
    sqlite3_bind_int64(statement, first + 4, Int64(photo.size.height))
    bind(photo.color, statement, first + 5)
    bind(photo.blurHash, statement, first + 6)
    bind(photo.description, statement, first + 7)
    bind(photo.altDescription, statement, first + 8)
    bind(photo.createdAt?.timeIntervalSince1970, statement, first + 9)
    bind(photo.updatedAt?.timeIntervalSince1970, statement, first + 10)
    bind(photo.likeCount.map(Double.init), statement, first + 11)
    bind(photo.images.thumb, statement, first + 12)
    bind(photo.images.small, statement, first + 13)
    bind(photo.images.regular, statement, first + 14)
    bind(photo.images.full, statement, first + 15)
    bind(photo.images.raw, statement, first + 16)
    bind(photo.links.page, statement, first + 17)
    bind(photo.links.downloadTracking, statement, first + 18)
    bind(photo.author.id.rawValue, statement, first + 19)
    bind(photo.author.username, statement, first + 20)
    bind(photo.author.name, statement, first + 21)
    bind(photo.author.bio, statement, first + 22)
    bind(photo.author.location, statement, first + 23)
    bind(photo.author.page, statement, first + 24)
    bind(photo.author.portfolio, statement, first + 25)
    bind(photo.author.profileImage, statement, first + 26)
    sqlite3_bind_null(statement, first + 27)
  }

  private func photo(_ statement: OpaquePointer, from first: Int32) -> Photo {
    func text(_ column: Int32) -> String? {
      sqlite3_column_text(statement, first + column).map { String(cString: $0) }
    }
    func date(_ column: Int32) -> Date? {
      sqlite3_column_type(statement, first + column) == SQLITE_NULL
        ? nil : Date(timeIntervalSince1970: sqlite3_column_double(statement, first + column))
    }
    return Photo(
      id: Photo.ID(source: PhotoSource(rawValue: text(0) ?? "") ?? .demo, value: text(1) ?? ""),
      slug: text(2),
      size: PixelSize(
        width: Int(sqlite3_column_int64(statement, first + 3)), height: Int(sqlite3_column_int64(statement, first + 4))),
      color: text(5), blurHash: text(6), description: text(7), altDescription: text(8), createdAt: date(9),
      updatedAt: date(10), likeCount: Int(sqlite3_column_int64(statement, first + 11)),
      images: ImageAddresses(
        thumb: text(12) ?? "", small: text(13) ?? "", regular: text(14) ?? "", full: text(15) ?? "", raw: text(16)),
      links: Photo.Links(page: text(17) ?? "", downloadTracking: text(18)),
      author: User(
        id: User.ID(text(19) ?? ""), username: text(20) ?? "", name: text(21) ?? "", bio: text(22),
        location: text(23), page: text(24), portfolio: text(25), profileImage: text(26)))
  }

  private func prepared(_ sql: String) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
      let statement
    else { fatalError(String(cString: sqlite3_errmsg(connection))) }
    statements[sql] = statement
    return statement
  }

  private func step(_ statement: OpaquePointer) {
    let code = sqlite3_step(statement)
    guard code == SQLITE_ROW || code == SQLITE_DONE else { fatalError(String(cString: sqlite3_errmsg(connection))) }
  }

  private func finish(_ statement: OpaquePointer) {
    sqlite3_reset(statement)
  }

  private func bind(_ text: String?, _ statement: OpaquePointer, _ index: Int32) {
    guard let text else {
      sqlite3_bind_null(statement, index)
      return
    }
    // SQLITE_TRANSIENT: SQLite copies the text before the call returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
  }

  private func bind(_ number: Double?, _ statement: OpaquePointer, _ index: Int32) {
    if let number { sqlite3_bind_double(statement, index, number) } else { sqlite3_bind_null(statement, index) }
  }
}
