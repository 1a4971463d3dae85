import GRDB

// This file uses the database's internal connection, because SQLite's size limit applies to one connection only.
@testable import Persistence

/// Runs `body` while the database's file cannot grow, as on a full disk.
func withFullDisk(_ database: UserDatabase, _ body: () async throws -> Void) async throws {
  try await setLimit(on: database, pages: 1)
  try await body()
  try await setLimit(on: database, pages: 1_000_000)
}

private func setLimit(on database: UserDatabase, pages: Int) async throws {
  // If the limit is below the current size, SQLite uses the current size.
  try await database.opened.get().writer.writeWithoutTransaction {
    try $0.execute(sql: "PRAGMA max_page_count = \(pages)")
  }
}
