import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A second copy of the likes, for the day on which the database is overwritten or gone: a line of JSON a change, in a
/// file beside it.
///
/// A line is written within the transaction that makes the change, so the lines of several processes are in the order
/// of their changes. It is not forced onto the disk: the database is, and the journal need not outlive the loss of
/// power as well as that of the database. A journal that cannot be written is removed, and so is one with a change that
/// was rolled back; whoever finds none begins a new one with all the likes that there are. Only a process that is killed
/// between a line and the end of its transaction leaves a line of a change that was asked for and is not in the store.
struct LikesJournal {
  /// What a journal tells.
  struct Contents {
    /// Newest first.
    var likes: [LikedPhoto] = []
    /// Of these the last word is that they are not liked.
    var unliked: Set<Photo.ID> = []
  }

  private struct Line: Decodable {
    var likedAt: Double?
    var liked: ArchivedPhoto?
    var unliked: Unliked?
    /// How long the journal was when it was begun with this line.
    var length: Int?
  }

  private struct Unliked: Decodable {
    var source: String
    var id: String
  }

  /// The line of a like, as SQLite makes it of a row of `likedPhoto`: quicker by far than an encoder, and with all that
  /// is in the row. The photo is one that `ArchivedPhoto` reads: its dates count from 2001. Of a number SQLite writes
  /// fifteen digits, which is a microsecond for those, unless told otherwise.
  private static let like = """
    json_object('likedAt', json(printf('%!.17g', likedAt)), 'liked', json_object(
      'source', source, 'id', value, 'slug', slug, 'width', width, 'height', height, 'color', color,
      'blurHash', blurHash, 'description', description, 'altDescription', altDescription,
      'createdAt', createdAt - 978307200, 'updatedAt', updatedAt - 978307200, 'likeCount', likeCount,
      'images', json_object('thumb', thumb, 'small', small, 'regular', regular, 'full', "full", 'raw', raw),
      'page', page, 'downloadTracking', downloadTracking,
      'author', json_object(
        'id', authorID, 'username', authorUsername, 'name', authorName, 'bio', authorBio, 'location', authorLocation,
        'page', authorPage, 'portfolio', authorPortfolio, 'profileImage', authorImage),
      'detail', json(CASE WHEN json_valid(detail) THEN detail END)))
    """
  /// It is begun anew when it has grown by this much and doubled, in bytes.
  private static let leastGrowth = 1 << 20

  private let path: String

  init(of database: String) { path = database + "-likes" }

  /// Whether there is one.
  var exists: Bool { access(path, F_OK) == 0 }

  /// Takes in the like that is on top.
  func appendNewest(in db: Database) {
    append(in: db) {
      try String.fetchOne(
        db.cachedStatement(sql: "SELECT \(Self.like) FROM likedPhoto ORDER BY sequence DESC LIMIT 1"))
    }
  }

  func append(unlike id: Photo.ID, in db: Database) {
    append(in: db) {
      try String.fetchOne(
        db.cachedStatement(sql: "SELECT json_object('unliked', json_object('source', ?, 'id', ?))"),
        arguments: [id.source.rawValue, id.value])
    }
  }

  /// Begins the journal with the likes that the database has.
  func begin(in db: Database) {
    do {
      let likes = try String.fetchAll(db, sql: "SELECT \(Self.like) FROM likedPhoto ORDER BY sequence")
      let text = likes.map(Self.separated).joined()
      let whole = Self.separated("{\"length\":\(text.utf8.count)}") + text
      try Data(whole.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      chmod(path, 0o600)
    } catch {
      unlink(path)
    }
  }

  /// For when the change that it tells of was not committed.
  func remove() {
    unlink(path)
  }

  /// What the journal tells; `nil` if there is none. A line that cannot be read is left out.
  func contents() -> Contents? {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let decoder = JSONDecoder()
    var likes: [(id: Photo.ID, like: LikedPhoto)] = []
    var contents = Contents()
    var latest = Date.distantPast
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? decoder.decode(Line.self, from: Data(text)) else { continue }
      if let photo = line.liked?.domain, let likedAt = line.likedAt {
        // The rule of the store: a clock that was set back does not change the order.
        latest = max(latest, Date(timeIntervalSince1970: likedAt))
        contents.unliked.remove(photo.id)
        likes.append((photo.id, LikedPhoto(photo: photo, likedAt: latest)))
      } else if let unliked = line.unliked, let source = PhotoSource(rawValue: unliked.source) {
        let id = Photo.ID(source: source, value: unliked.id)
        contents.unliked.insert(id)
      }
    }
    // Newest first, each photo as it was liked last.
    var seen = contents.unliked
    contents.likes = likes.reversed().filter { seen.insert($0.id).inserted }.map(\.like)
    return contents
  }

  /// Brings the likes of a store that was begun anew to what the journal tells, whatever else was saved.
  ///
  /// - Returns: how many likes there are then.
  func restore(into pool: DatabasePool) throws -> Int {
    if let contents = contents() {
      try pool.write { db in
        for id in contents.unliked { try LikedPhotoRow.delete(id, in: db) }
        _ = try LikedPhotoRow.merge(contents.likes, in: db)
      }
    }
    // Not before the likes are in the store: until then this journal may be all there is of them.
    return try pool.write { db in
      begin(in: db)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM likedPhoto") ?? 0
    }
  }

  private func append(in db: Database, line: () throws -> String?) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return begin(in: db) }
    defer { close(descriptor) }
    guard !isOverlong(descriptor) else { return begin(in: db) }
    guard var text = try? line().map(Self.separated),
      text.withUTF8({ write(descriptor, $0.baseAddress, $0.count) == $0.count })
    else {
      unlink(path)
      return
    }
  }

  private func isOverlong(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > Self.leastGrowth else { return false }
    var head = [UInt8](repeating: 0, count: 64)
    let count = pread(descriptor, &head, head.count, 0)
    let first = head.prefix(max(0, count)).split(separator: UInt8(ascii: "\n")).first ?? []
    let length = (try? JSONDecoder().decode(Line.self, from: Data(first)))?.length ?? 0
    return Int(status.st_size) > Self.leastGrowth + 2 * length
  }

  /// A line break comes first, so that a line that was cut short does not spoil the next one.
  private static func separated(_ line: String) -> String { "\n" + line }
}
