import Domain
import GRDB

/// Takes the likes out of a damaged database.
///
/// Rows are read from the oldest on until a page cannot be read, and then from the newest back: all is found that does
/// not lie in a damaged page itself. The damaged file is only read.
struct LikesSalvage {
  struct Outcome {
    var saved: Int
    var mayMissSome: Bool
  }

  let source: String

  init(from source: String) {
    self.source = source
  }

  func transfer(to pool: DatabasePool) throws -> Outcome {
    let found = likes()
    try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      try db.inTransaction(.immediate) {
        for like in found.oldestFirst {
          try LikedPhotoRow.insert(like, in: db)
        }
        return .commit
      }
    }
    return Outcome(saved: found.oldestFirst.count, mayMissSome: !found.isComplete)
  }

  private func likes() -> (oldestFirst: [LikedPhoto], isComplete: Bool) {
    var configuration = Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: source, configuration: configuration) else { return ([], false) }
    return queue.inDatabase { db in
      let forwards = read(db, order: "ASC", until: nil)
      if forwards.isComplete { return (forwards.likes.map(\.like), true) }
      let backwards = read(db, order: "DESC", until: forwards.likes.last?.sequence)
      return (forwards.likes.map(\.like) + backwards.likes.reversed().map(\.like), false)
    }
  }

  private func read(
    _ db: Database, order: String, until end: Int64?
  ) -> (likes: [(sequence: Int64, like: LikedPhoto)], isComplete: Bool) {
    var likes: [(sequence: Int64, like: LikedPhoto)] = []
    do {
      let sql = "SELECT sequence, likedAt, \(PhotoColumns.list) FROM likedPhoto ORDER BY sequence \(order)"
      let rows = try Row.fetchCursor(db, sql: sql)
      while let row = try rows.next() {
        let sequence: Int64 = row[0]
        if sequence == end { break }
        // A row that holds nonsense is left out; the ones behind it may be well.
        if let like = try? LikedPhotoRow.like(of: row, from: 1) {
          likes.append((sequence, like))
        }
      }
      return (likes, true)
    } catch {
      return (likes, false)
    }
  }
}
