import Foundation
import Testing

@testable import Inspection

@Suite("The boundary check")
struct BoundaryCheckTests {
  @Test("A repository that follows its rules passes")
  func validRepositoryPasses() throws {
    #expect(try SampleRepository().findings() == [])
  }

  @Test("An import that no rule allows and that the manifest does not declare is reported twice")
  func forbiddenEdge() throws {
    let repository = try SampleRepository()
    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\nimport Ledger\n")

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:2: Shop imports Ledger: no rule in Scripts/boundaries allows it",
        "Packages/Shop/Sources/Shop/Shop.swift:2: "
          + "Shop imports Ledger, but Packages/Shop/Package.swift does not declare this dependency",
      ])
  }

  @Test("An import of an indirect dependency is reported if the manifest does not declare the dependency")
  func undeclaredTransitiveImport() throws {
    var repository = try SampleRepository()
    repository.add("Shop", dependencies: ["Ledger"])
    try repository.write(
      "Scripts/boundaries", SampleRepository.table.replacing("allow Shop: Core", with: "allow Shop: Core, Ledger"))

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:1: "
          + "Shop imports Core, but Packages/Shop/Package.swift does not declare this dependency"
      ])
  }

  @Test("Forbidden code is reported with the rule's reason")
  func forbiddenCode() throws {
    let repository = try SampleRepository()
    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\n\nfunc f() { print(1) }\n")

    #expect(
      try repository.findings() == [
        "Packages/Shop/Sources/Shop/Shop.swift:3: print is forbidden in Shop: a shop is quiet"
      ])
  }

  @Test("A rule can forbid code in some files of a module")
  func codeForbiddenInFiles() throws {
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

  @Test("A manifest without a required feature is reported")
  func missingFeature() throws {
    var repository = try SampleRepository()
    repository.add("Core", features: [])

    #expect(
      try repository.findings() == [
        "Packages/Core/Package.swift:1: Core does not enable InternalImportsByDefault: imports are private matters"
      ])
  }

  @Test(
    "Removing a rule that is used causes a finding",
    arguments: SampleRepository.table.split(separator: "\n").filter { !$0.hasPrefix("require") })
  func removedRule(line: Substring) throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/boundaries", SampleRepository.table.replacing(line, with: ""))

    #expect(try !repository.findings().isEmpty)
  }

  @Test(
    "An unused rule is reported",
    arguments: [
      ("allow Shop: Core", "allow Shop: Core, Ledger", "`allow Shop: Ledger` can be removed"),
      ("allow Shop: Core", "allow Shop: public Core", "`allow Shop: public Core` can be removed"),
      ("forbid Shop: print", "forbid Shop: print, Date()", "`forbid Shop: Date()` can be removed"),
    ])
  func unusedRule(rule: String, wider: String, finding: String) throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/boundaries", SampleRepository.table.replacing(rule, with: wider))

    #expect(try repository.findings().count { $0.contains(finding) } == 1)
  }

  @Test("A forbidden import that no probe contains is reported")
  func edgeWithoutProbe() throws {
    let repository = try SampleRepository()
    try repository.write("Scripts/probes/Ledger.swift", "// in Ledger\nimport Missing // refused: no such module\n")

    #expect(try repository.findings() == ["Scripts/probes:1: no probe shows that Ledger cannot import Shop"])
  }

  @Test("In a probe, a marked line that the table allows and an unmarked line that the table forbids are reported")
  func wrongProbe()
    throws
  {
    let repository = try SampleRepository()
    try repository.write(
      "Scripts/probes/Quiet.swift",
      "// in Shop\nfunc f() { print(1) }\nfunc g() { debugPrint(1) } // forbidden: debugPrint\n")

    #expect(
      try repository.findings() == [
        "Scripts/probes/Quiet.swift:2: the table forbids an unmarked line: print is forbidden in Shop: a shop is quiet",
        "Scripts/probes/Quiet.swift:3: the table does not refuse this in Shop: debugPrint",
      ])
  }

  @Test("An import that the compiler finds but the lexer misses is reported")
  func importMissedByScan() throws {
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
      try check.compilerFindings().map(\.text) == ["Shop imports Core, which the lexer missed"])
  }

  @Test("A probe is compiled again only if the probe or a module has changed")
  func probesAreCompiledAgain() throws {
    var repository = try SampleRepository()
    repository.packages.removeAll { $0.name != "Core" }
    try repository.build()
    try repository.write("Scripts/boundaries", "")
    for probe in ["Shop", "Ledger", "Features/InternalImportsByDefault"] {
      try repository.write("Scripts/probes/\(probe).swift", "// in Core\nimport No // refused: no such module\n")
    }
    let probe = "// in Core\nimport Core\nlet item = Item(count: 1) // refused: argument passed to call that takes no\n"
    try repository.write("Scripts/probes/Core.swift", probe)
    func findings() throws -> [String] { try repository.check().compilerFindings().map(\.text) }
    func compiled() throws -> Set<Date> {
      let folder = repository.folder.url.appending(path: ".build/probes")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      return Set(
        try files.compactMap { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate })
    }

    #expect(try findings() == [])
    let first = try compiled()
    #expect(try findings() == [])
    #expect(try compiled() == first)

    try repository.write(
      "Packages/Core/Sources/Core/Item.swift", "public struct Item: Sendable { public init(count: Int) {} }\n")
    try repository.build()
    #expect(try findings().contains { $0.contains("the compiler accepts this") })

    try repository.write(
      "Scripts/probes/Core.swift",
      probe.replacing("count: 1", with: "").replacing("argument passed to call that takes no", with: "missing argument")
    )
    #expect(try findings() == [])
  }

  @Test(
    "A marked line without its error, an unmarked line with an error and a feature that no probe needs are reported")
  func compilerProbes() throws {
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
        "Scripts/boundaries:1: `require: InternalImportsByDefault` can be removed without a finding",
        "Scripts/probes/BrokenTwin.swift:2: the compiler rejects an unmarked line: "
          + "cannot convert value of type 'String' to specified type 'Int'",
        "Scripts/probes/Wrong.swift:3: the compiler accepts this instead of `cannot find 'Item' in scope`",
        "Scripts/probes/Wrong.swift:4: the compiler says `cannot convert return expression of type 'String' to return "
          + "type 'Int'` instead of `cannot find 'Item' in scope`",
      ])
  }
}
