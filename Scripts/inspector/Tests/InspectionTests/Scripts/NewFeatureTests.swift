import Foundation
import Testing

@testable import Inspection

/// Runs `Scripts/new-feature --dry-run` in this repository.
@Suite("The script that writes features")
struct NewFeatureTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../new-feature").standardizedFileURL.path

  private func plan(_ arguments: String...) throws -> Command.Result {
    try Command([Self.script] + arguments + ["--dry-run"]).run()
  }

  /// All supported combinations of the parts that need the list.
  static let parts = [
    [], ["detail"], ["command"], ["screen"], ["detail", "command"], ["detail", "screen"], ["command", "screen"],
    ["detail", "command", "screen"], ["screen", "page"], ["detail", "screen", "page"], ["command", "screen", "page"],
    ["detail", "command", "screen", "page"],
  ]

  @Test("Every supported combination of parts can be written", arguments: ["storage", "network"], parts)
  func combinations(source: String, parts: [String]) throws {
    let plan = try plan("Gadget", "--with", ([source, "list"] + parts).joined(separator: ","))
    #expect(plan.status == 0, "\(plan.errors)")
    #expect(plan.output.contains("/GadgetListViewModel.swift") == true)
    #expect(plan.output.contains("/GadgetDetailViewModel.swift") == parts.contains("detail"))
    #expect(plan.output.contains("/GadgetsCommand.swift") == parts.contains("command"))
    #expect(plan.output.contains("/GadgetListScreen.swift") == parts.contains("screen"))
    #expect(plan.output.contains("/GadgetDetailScreen.swift") == Set(parts).isSuperset(of: ["detail", "screen"]))
    #expect(plan.output.contains("/GadgetsPage.swift") == parts.contains("page"))
    #expect(plan.output.contains("/GadgetPageTests.swift") == parts.contains("page"))
    #expect(plan.output.contains("/DatabaseGadgetRepository.swift") == (source == "storage"))
    #expect(plan.output.contains("/HTTPGadgetRepository.swift") == (source == "network"))
    let changed = Set(plan.output.split(separator: "\n").filter { $0.contains(": + ") }.map { $0.prefix { $0 != ":" } })
    #expect(changed.count <= 5)
  }

  @Test(
    "An unsupported combination of parts is refused with an explanation",
    arguments: [
      ("storage,network", "a feature has one source: leave out storage or network"),
      ("list", "list needs storage or network: --with storage,list or --with network,list"),
      ("network,screen", "screen needs list: --with network,list,screen"),
      ("detail", "detail needs storage or network: --with storage,list,detail or --with network,list,detail"),
      ("storage,page", "page needs list and screen: --with storage,list,screen,page"),
      ("network,list,page", "page needs screen: --with network,list,screen,page"),
      ("storage,table", "no such kind: table"),
    ])
  func refusals(kinds: String, message: String) throws {
    let plan = try plan("Gadget", "--with", kinds)
    #expect(plan.status == 64)
    #expect(plan.errors.contains(message))
  }

  @Test("An existing feature is not overwritten") func existingFeature() throws {
    let plan = try plan("Memo")
    #expect(plan.status == 73)
    #expect(plan.errors.contains("already exists"))
  }
}
