import Foundation
import Testing

/// Tests the rules in `Scripts/boundaries` with the real sources, and the messages after a rule was changed.
struct BoundaryTests {
  @Test("The repository follows its boundary rules") func repositoryFollowsRules() async throws {
    let check = try await Inspector.shared.check(try Inspector.table())

    #expect(check.findings == [])
    #expect(check.status == 0)
  }

  @Test(
    "Without a rule that is needed, the check reports what the rule covered",
    arguments: [
      ("allow Repositories: ", "Repositories imports Domain: no rule in Scripts/boundaries allows it"),
      ("allow Presentation: public Domain", "Presentation imports Reactive: no rule in Scripts/boundaries allows it"),
      ("allow Persistence: GRDB", "Persistence imports GRDB: no rule in Scripts/boundaries allows it"),
      ("forbid Domain, Presentation: Date()", "the table does not refuse this in Domain: Date()"),
      ("forbid *: URLSession", "the table does not refuse this in Domain: URLSession"),
    ])
  func missingRuleIsReported(rule: String, finding: String) async throws {
    let table = try Inspector.table()
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.hasPrefix(rule) }.joined(separator: "\n")
    try #require(without != table)

    let check = try await Inspector.shared.check(without)

    #expect(check.findings.contains { $0.contains(finding) })
    #expect(check.status == 1)
  }

  @Test(
    "A rule that is not needed is reported",
    arguments: [
      ("allow Domain: Reactive -- for convenience", "`allow Domain: Reactive` can be removed"),
      ("allow Persistence: public GRDB -- for convenience", "`allow Persistence: public GRDB` can be removed"),
    ])
  func unneededRuleIsReported(rule: String, finding: String) async throws {
    let check = try await Inspector.shared.check(try Inspector.table() + "\n" + rule + "\n")

    #expect(check.findings.contains { $0.contains(finding) })
    #expect(check.status == 1)
  }
}
