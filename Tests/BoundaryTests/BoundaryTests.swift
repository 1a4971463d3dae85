import Foundation
import Testing

/// Tests that the sources follow the rules in `Scripts/boundaries`, and that a missing or unnecessary rule is reported.
/// The tests run one after another, because each check uses all cores.
@Suite(.serialized) struct BoundaryTests {
  @Test("The repository follows its boundary rules") func repositoryFollowsRules() async throws {
    let check = try await Inspector.shared.check(try Inspector.table())

    #expect(check.findings == [])
    #expect(check.status == 0)
  }

  @Test(
    "The check reports the removal of a necessary rule",
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
    "The check reports an unnecessary rule",
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
