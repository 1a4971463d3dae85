import Foundation
import GRDB
import Testing

@testable import Persistence

/// Tests that databases of earlier versions can be opened. The script `Packages/Data/Tests/fixtures` wrote the
/// databases.
@Suite struct MigrationTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  static let fixtures =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).filter { $0.hasSuffix(".sql") }
  static let newFixture = ProcessInfo.processInfo.environment["PHOTOLIST_FIXTURE"]

  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("A database of any version opens with all of its data", arguments: fixtures)
  func everyVersionOpens(name: String) async throws {
    try load(name)
    let database = try store.open()
    #expect(database.notices.isEmpty)
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    for fixture in FeatureFixture.all where text.contains("CREATE TABLE \(fixture.table) (") {
      try await fixture.check(database)
    }
  }

  @Test("A backup of any version can be restored", arguments: fixtures)
  func everyVersionIsRestored(name: String) async throws {
    let database = store.openAnother()
    try load(name)
    try await database.restore(from: store.path)
    #expect(try await DatabaseLikesRepository(database: database).current().count == 3)
    try database.close()
    let new = store.openAnother()
    try new.close()
    #expect(try schema(at: database.path) == schema(at: new.path))
  }

  @Test("Every feature with tables has data in the fixtures")
  func everyFeatureHasAFixture() {
    #expect(FeatureFixture.all.count == UserTables.all.count)
    for tables in UserTables.all {
      #expect(FeatureFixture.all.contains { tables.tables.contains($0.table) }, "\(tables.feature)")
    }
  }

  @Test("A migrated database has the same tables as a new one", arguments: fixtures)
  func migratedSchemaIsTheCurrentOne(name: String) throws {
    try load(name)
    try store.open().close()
    let new = store.openAnother()
    try new.close()
    #expect(try schema(at: store.path) == schema(at: new.path))
  }

  @Test("The script Packages/Data/Tests/fixtures has written a fixture of the current version")
  func currentVersionHasAFixture() {
    #expect(Self.fixtures.contains("library-\(UserTables.all.flatMap(\.migrations).count).sql"))
  }

  @Test(
    "Writes a database of the current version for the script Packages/Data/Tests/fixtures",
    .enabled(if: newFixture != nil))
  func writeFixture() async throws {
    let path = try #require(Self.newFixture)
    let clock = Clock()
    let database = UserDatabase(path: path) { [clock] in clock.date }
    for fixture in FeatureFixture.all { try await fixture.write(database, clock) }
    try database.close()
  }

  private func load(_ name: String) throws {
    try execute(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8), at: store.path)
  }

  private func schema(at path: String) throws -> [String] {
    try DatabaseQueue(path: path, configuration: .readOnly).read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
    }
  }
}
