import Foundation
import Testing

/// Tests `Scripts/boundaries` with the real sources, and the messages after a rule was changed.
struct BoundaryTests {
  @Test func `the repository keeps within its boundaries`() async throws {
    let check = try await Inspector.shared.check(try Inspector.table())

    #expect(check.findings == [])
    #expect(check.status == 0)
  }

  @Test(arguments: [
    ("allow Repositories: ", "Repositories imports Domain: no rule in Scripts/boundaries allows it"),
    ("allow Presentation: public Domain", "Presentation imports Reactive: no rule in Scripts/boundaries allows it"),
    ("allow Persistence: GRDB", "Persistence imports GRDB: no rule in Scripts/boundaries allows it"),
    ("forbid Domain, Presentation: Date()", "the table does not refuse this in Domain: Date()"),
    ("forbid *: URLSession", "the table does not refuse this in Domain: URLSession"),
  ])
  func `removing a rule turns the check red`(rule: String, finding: String) async throws {
    let table = try Inspector.table()
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.hasPrefix(rule) }.joined(separator: "\n")
    try #require(without != table)

    let check = try await Inspector.shared.check(without)

    #expect(check.findings.contains { $0.contains(finding) })
    #expect(check.status == 1)
  }

  @Test(arguments: [
    ("allow Domain: Reactive -- for convenience", "`allow Domain: Reactive` can be removed"),
    ("allow Persistence: public GRDB -- for convenience", "`allow Persistence: public GRDB` can be removed"),
  ])
  func `a rule that nothing needs turns the check red`(rule: String, finding: String) async throws {
    let check = try await Inspector.shared.check(try Inspector.table() + "\n" + rule + "\n")

    #expect(check.findings.contains { $0.contains(finding) })
    #expect(check.status == 1)
  }
}
