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
/// power as well as that of the database. A journal that cannot be written is removed, never wrong; whoever finds none
/// begins a new one with all the likes that there are.
struct LikesJournal {
  /// What a journal tells.
  struct Contents {
    /// Newest first.
    var likes: [LikedPhoto] = []
    /// Of these the last word is that they are not liked.
    var unliked: Set<Photo.ID> = []
  }

  private struct Line: Codable {
    var likedAt: Double?
    var liked: ArchivedPhoto?
    var unliked: Unliked?
    /// How long the journal was when it was begun with this line.
    var length: Int?
  }

  private struct Unliked: Codable {
    var source: String
    var id: String
  }

  /// It is begun anew when it has grown by this much and doubled, in bytes.
  private static let leastGrowth = 1 << 20

  private let path: String

  init(of database: String) { path = database + "-likes" }

  /// Whether there is one.
  var exists: Bool { access(path, F_OK) == 0 }

  func append(_ like: LikedPhoto, in db: Database) {
    append(Line(likedAt: like.likedAt.timeIntervalSince1970, liked: ArchivedPhoto(like.photo)), in: db)
  }

  func append(unlike id: Photo.ID, in db: Database) {
    append(Line(unliked: Unliked(source: id.source.rawValue, id: id.value)), in: db)
  }

  /// Begins the journal with the likes that the database has.
  func begin(in db: Database) {
    do {
      var text: [UInt8] = []
      for like in try LikedPhotoRow.newest(nil, in: db).reversed() {
        text += try Self.bytes(
          Line(likedAt: like.likedAt.timeIntervalSince1970, liked: ArchivedPhoto(like.photo)))
      }
      let whole = try Self.bytes(Line(length: text.count)) + text
      try Data(whole).write(to: URL(fileURLWithPath: path), options: .atomic)
      chmod(path, 0o600)
    } catch {
      unlink(path)
    }
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
    try pool.write { db in
      if let contents = contents() {
        for id in contents.unliked { try LikedPhotoRow.delete(id, in: db) }
        _ = try LikedPhotoRow.merge(contents.likes, in: db)
      }
      begin(in: db)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM likedPhoto") ?? 0
    }
  }

  private func append(_ line: Line, in db: Database) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return begin(in: db) }
    defer { close(descriptor) }
    guard !isOverlong(descriptor) else { return begin(in: db) }
    guard let bytes = try? Self.bytes(line), write(descriptor, bytes, bytes.count) == bytes.count else {
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
  private static func bytes(_ line: Line) throws -> [UInt8] {
    [UInt8(ascii: "\n")] + (try JSONEncoder().encode(line))
  }
}
