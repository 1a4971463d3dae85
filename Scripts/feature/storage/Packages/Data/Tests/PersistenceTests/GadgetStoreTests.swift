import Domain
import DomainTesting
import Foundation
import Testing

@testable import Persistence

/// Tests the repository of gizmos, its migration and its recovery.
@Suite struct GadgetStoreTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("The database satisfies the contract of the port", arguments: GadgetRepositoryContract.allCases)
  func contract(promise: GadgetRepositoryContract) async throws {
    try await promise.check { DatabaseGadgetRepository(database: store.openAnother()) }
  }

  @Test("A gizmo is still stored after the database is opened again")
  func rowsSurviveTheProcess() async throws {
    let first = try store.open()
    let gadget = try await DatabaseGadgetRepository(database: first).add(.fixture("a"))
    try first.close()
    let second = try store.open()
    #expect(try await DatabaseGadgetRepository(database: second).gadgets().current() == [gadget])
  }

  @Test("Observers receive a gizmo that another process adds", .timeLimit(.minutes(1)))
  func otherProcessesAreObserved() async throws {
    let (mine, theirs) = (try store.open(), try store.open())
    var gadgets = DatabaseGadgetRepository(database: mine).gadgets().makeAsyncIterator()
    let gadget = try await DatabaseGadgetRepository(database: theirs).add(.fixture("a"))
    while let state = try await gadgets.next(), state != [gadget] {}
  }

  @Test("Adding a name that cannot be stored fails and changes nothing")
  func unstorableNameIsRefused() async throws {
    let gadgets = DatabaseGadgetRepository(database: try store.open())
    let refusal = RepositoryError.storage(.other(reason: .nulCharacter))
    await #expect(throws: refusal) { try await gadgets.add(.fixture("cut\0short")) }
    #expect(try await gadgets.gadgets().current().isEmpty)
  }

  @Test("The rows of a damaged database are recovered")
  func rowsAreRecovered() async throws {
    let database = try store.open()
    let gadget = try await DatabaseGadgetRepository(database: database).add(.fixture("a"))
    try database.close()
    try execute("DROP TABLE grdb_migrations", at: store.path)
    let recovered = try store.open()
    guard case .recovered(_, let rows) = recovered.notices.first else {
      Issue.record("not recovered: \(recovered.notices)")
      return
    }
    #expect(rows.contains(RecoveredRows(feature: "gizmos", count: 1, isComplete: true)))
    #expect(try await DatabaseGadgetRepository(database: recovered).gadgets().current() == [gadget])
  }

  @Test("At least one fixture contains rows of this feature")
  func fixtureExists() throws {
    let texts = try MigrationTests.fixtures.map {
      try String(contentsOf: MigrationTests.folder.appending(path: $0), encoding: .utf8)
    }
    #expect(texts.contains { $0.contains("INSERT INTO \"gadget\"") })
  }
}

extension FeatureFixture {
  static let gadgets = FeatureFixture(table: "gadget") { database, _ in
    for name in ["first", "second"] {
      _ = try await DatabaseGadgetRepository(database: database).add(.fixture(name))
    }
  } check: { database in
    let gadgets = try await DatabaseGadgetRepository(database: database).gadgets().current()
    #expect(gadgets.map(\.fields.name) == ["second", "first"])
  }
}
