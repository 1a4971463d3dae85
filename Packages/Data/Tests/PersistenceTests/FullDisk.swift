import GRDB

// The limit applies to one connection and cannot be set from outside.
@testable import Persistence

/// Runs `body` while the database's file cannot grow, as on a full disk.
func withFullDisk(_ database: UserDatabase, _ body: () async throws -> Void) async throws {
  try await setLimit(on: database, pages: 1)
  try await body()
  try await setLimit(on: database, pages: 1_000_000)
}

private func setLimit(on database: UserDatabase, pages: Int) async throws {
  // SQLite raises a limit below the current size to that size.
  try await database.opened.get().writer.writeWithoutTransaction {
    try $0.execute(sql: "PRAGMA max_page_count = \(pages)")
  }
}
