import GRDB
import Testing

@testable import Persistence

/// Tests that every table in the two databases is registered by a feature.
@Suite struct RegistrationTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("Every table of the user database is registered, so that it can be recovered")
  func userTablesAreRegistered() throws {
    try store.open().close()
    #expect(try tables(at: store.path) == Set(UserTables.all.flatMap(\.tables) + ["grdb_migrations"]))
  }

  @Test("Every table of the cache is registered, and belongs only to the cache")
  func cacheTablesAreRegistered() throws {
    try store.openCache().close()
    let registered = Set(CacheTables.all.flatMap(\.tables))
    #expect(try tables(at: store.cachePath) == registered)
    #expect(registered.isDisjoint(with: UserTables.all.flatMap(\.tables)))
  }

  @Test("Every table of the user database has an integer primary key, which a recovery needs")
  func userTablesHaveIntegerKeys() throws {
    try store.open().close()
    try DatabaseQueue(path: store.path).read { db in
      for table in UserTables.all.flatMap(\.tables) {
        let key = try db.primaryKey(table)
        #expect(key.rowIDColumn != nil, "\(table)")
      }
    }
  }

  @Test("Each feature has a unique name, because its migrations contain the name")
  func featuresHaveDifferentNames() {
    #expect(Set(UserTables.all.map(\.feature)).count == UserTables.all.count)
  }

  /// Returns the names of the tables, without SQLite's internal tables and the shadow tables of virtual tables.
  private func tables(at path: String) throws -> Set<String> {
    try DatabaseQueue(path: path).read { db in
      try String.fetchSet(
        db,
        sql: """
          SELECT name FROM pragma_table_list
          WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%'
          """)
    }
  }
}
