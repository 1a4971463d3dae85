import GRDB

// The limit holds for one connection only: there is no way to set it from outside.
@testable import Persistence

/// Runs `body` while the store's file may not grow, as on a full disk.
func withFullDisk(_ database: PhotoDatabase, _ body: () async throws -> Void) async throws {
  try await setLimit(on: database, pages: 1)
  try await body()
  try await setLimit(on: database, pages: 1_000_000)
}

private func setLimit(on database: PhotoDatabase, pages: Int) async throws {
  // SQLite raises a limit that is too low to the present size.
  try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
}
