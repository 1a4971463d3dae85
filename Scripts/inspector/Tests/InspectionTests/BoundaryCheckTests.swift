import Foundation
import Testing

@testable import Inspection

struct BoundaryCheckTests {
  @Test func `a repository that follows its rules passes`() throws {
    #expect(try SampleRepository().findings() == [])
  }

  @Test func `an import across a forbidden edge is refused, declared or not`() throws {
    let repository = try SampleRepository()
    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\nimport Ledger\n")

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:2: Shop imports Ledger: no rule in Scripts/boundaries allows it",
        "Packages/Shop/Sources/Shop/Shop.swift:2: "
          + "Shop imports Ledger, which Packages/Shop/Package.swift does not declare for it",
      ])
  }

  @Test func `a transitive import that the manifest does not declare is refused`() throws {
    var repository = try SampleRepository()
    repository.add("Shop", dependencies: ["Ledger"])
    try repository.write(
      "Scripts/boundaries", SampleRepository.table.replacing("allow Shop: Core", with: "allow Shop: Core, Ledger"))

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:1: "
          + "Shop imports Core, which Packages/Shop/Package.swift does not declare for it"
      ])
  }

  @Test func `forbidden code is refused with the reason`() throws {
    let repository = try SampleRepository()
    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\n\nfunc f() { print(1) }\n")

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:3: print is forbidden in Shop: a shop is quiet"
      ])
  }

  @Test func `code may be forbidden in files of a module`() throws {
    let repository = try SampleRepository()
    try repository.write(
      "Scripts/boundaries", SampleRepository.table + "\nforbid Shop/*Screen: if -- a screen decides nothing\n")
    #expect(try repository.findings().map { $0.contains("`forbid Shop/*Screen: if` can be removed") } == [true])

    let probe = "func f(_ x: Bool) {\n  if x {} // forbidden: a screen decides nothing\n}\n"
    try repository.write("Scripts/probes/Screens.swift", "// in Shop/CartScreen\n" + probe)
    #expect(try repository.findings() == [])

    try repository.write("Scripts/probes/Screens.swift", "// in Shop/Cart\n" + probe)
    #expect(try repository.findings().contains { $0.contains("the table does not refuse this in Shop") })

    try repository.write("Scripts/probes/Screens.swift", "// in Shop/CartScreen\n" + probe)
    try repository.write("Packages/Shop/Sources/Shop/Cart.swift", "func decide(_ x: Bool) { if x {} }\n")
    try repository.write("Packages/Shop/Sources/Shop/Cart/CartScreen.swift", "\nfunc show(_ x: Bool) { if x {} }\n")
    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Cart/CartScreen.swift:2: "
          + "if is forbidden in Shop/*Screen: a screen decides nothing"
      ])
  }

  @Test func `a manifest without a required feature is refused`() throws {
    var repository = try SampleRepository()
    repository.add("Core", features: [])

    #expect(
      try repository.findings() == [
        "Packages/Core/Package.swift:1: Core does not enable InternalImportsByDefault: imports are private matters"
      ])
  }

  @Test(arguments: SampleRepository.table.split(separator: "\n").filter { !$0.hasPrefix("require") })
  func `removing a rule is noticed`(line: Substring) throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/boundaries", SampleRepository.table.replacing(line, with: ""))

    #expect(try !repository.findings().isEmpty)
  }

  @Test(arguments: [
    ("allow Shop: Core", "allow Shop: Core, Ledger", "`allow Shop: Ledger` can be removed"),
    ("allow Shop: Core", "allow Shop: public Core", "`allow Shop: public Core` can be removed"),
    ("forbid Shop: print", "forbid Shop: print, Date()", "`forbid Shop: Date()` can be removed"),
  ])
  func `a rule that nothing needs is refused`(rule: String, wider: String, finding: String) throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/boundaries", SampleRepository.table.replacing(rule, with: wider))

    #expect(try repository.findings().count { $0.contains(finding) } == 1)
  }

  @Test func `a forbidden edge without a probe is refused`() throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/probes/Ledger.swift", "// in Ledger\nimport Missing // refused: no such module\n")

    #expect(try repository.findings() == ["Scripts/probes:1: no probe shows that Ledger cannot import Shop"])
  }

  @Test func `a probe that the table lets pass, or whose twin it refuses, is a finding`() throws {
    let repository = try SampleRepository()
    try repository.write(
      "Scripts/probes/Quiet.swift",
      "// in Shop\nfunc f() { print(1) }\nfunc g() { debugPrint(1) } // forbidden: debugPrint\n")

    #expect(
      try repository.findings() == [
        "Scripts/probes/Quiet.swift:2: the twin is refused: print is forbidden in Shop: a shop is quiet",
        "Scripts/probes/Quiet.swift:3: the table does not refuse this in Shop: debugPrint",
      ])
  }

  @Test func `an import that the compiler sees and the scan does not is a finding`() throws {
    let repository = try SampleRepository()
    defer { withExtendedLifetime(repository) {} }
    var check = try repository.check()
    check.probes.probes = []
    check.table.rules.removeAll { $0.kind == .require(feature: "InternalImportsByDefault") }
    #expect(try check.compilerFindings() == [])

    for index in check.modules.indices where check.modules[index].name == "Shop" {
      check.modules[index].files[0].imports = []
    }

    #expect(
      try check.compilerFindings().map(\.text) == ["Shop imports Core, which the scan of its sources does not see"])
  }

  @Test func `the compiler must refuse each marked line for the reason given, and miss each required feature`() throws {
    let repository = try SampleRepository()
    try repository.build()
    #expect(try repository.check().compilerFindings().map(\.description) == [])

    try repository.write(
      "Scripts/probes/Features/InternalImportsByDefault.swift", "// in Shop\nimport No // refused: no\n")
    try repository.write(
      "Scripts/probes/Wrong.swift",
      """
      // in Shop
      import Core
      func passes() { _ = Item() } // refused: cannot find 'Item' in scope
      func otherReason() -> Int { "" } // refused: cannot find 'Item' in scope
      """
    )
    try repository.write(
      "Scripts/probes/BrokenTwin.swift", "// in Core\nlet x: Int = \"\"\nimport Shop // refused: no such\n")

    let findings = try repository.check().compilerFindings().map(\.description)

    #expect(
      findings.sorted() == [
        "Scripts/boundaries:1: `require: InternalImportsByDefault` can be removed without any check turning red",
        "Scripts/probes/BrokenTwin.swift:2: the compiler refuses more than the marked line: "
          + "cannot convert value of type 'String' to specified type 'Int'",
        "Scripts/probes/Wrong.swift:3: the compiler accepts this instead of `cannot find 'Item' in scope`",
        "Scripts/probes/Wrong.swift:4: the compiler says `cannot convert return expression of type 'String' to return "
          + "type 'Int'` instead of `cannot find 'Item' in scope`",
      ])
  }
}
