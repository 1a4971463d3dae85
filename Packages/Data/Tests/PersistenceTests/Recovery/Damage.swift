import Foundation
import GRDB
import Testing

/// Overwrites a leaf page in the middle of a table.
func damage(table: String, at path: String) throws {
  let queue = try DatabaseQueue(path: path)
  let (pages, size) = try queue.writeWithoutTransaction { db in
    try db.checkpoint(.truncate)
    return (
      try Int.fetchAll(
        db, sql: "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", arguments: [table]),
      try #require(try Int.fetchOne(db, sql: "PRAGMA page_size"))
    )
  }
  try queue.close()
  let file = try #require(FileHandle(forUpdatingAtPath: path))
  try file.seek(toOffset: UInt64((pages[pages.count / 2] - 1) * size))
  try file.write(contentsOf: Data(repeating: 0xA5, count: size))
  try file.close()
}

/// Runs SQL on a separate connection.
func execute(_ sql: String, at path: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
  try queue.close()
}
