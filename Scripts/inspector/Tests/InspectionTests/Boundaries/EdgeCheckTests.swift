import Testing

@testable import Inspection

@Suite("The check of imports")
struct EdgeCheckTests {
  private let table = """
    toolchain: Foundation -- everybody has it
    allow Domain: Foundation -- dates
    allow Data: public Domain, GRDB -- it stores entities
    """

  private func findings(_ module: Module, _ table: String? = nil) throws -> [String] {
    try EdgeCheck(BoundaryTable(table ?? self.table)).findings(in: module).map(\.description)
  }

  private func module(_ name: String, declares: Set<String> = [], _ source: String) -> Module {
    Module(
      name: name, package: name, manifest: "P/Package.swift", declared: declares,
      files: [SourceFile(path: "a.swift", text: source)])
  }

  @Test("An import that a rule allows and the manifest declares passes")
  func allowedEdge() throws {
    #expect(try findings(module("Domain", "import Foundation")).isEmpty)
    #expect(try findings(module("Data", declares: ["Domain", "GRDB"], "import GRDB\npublic import Domain")).isEmpty)
  }

  @Test("An import that no rule allows is reported")
  func importWithoutRule() throws {
    #expect(
      try findings(module("Domain", "\nimport Glibc", ), "toolchain: Glibc -- by platform") == [
        "a.swift:2: Domain imports Glibc: no rule in Scripts/boundaries allows it"
      ])
  }

  @Test("An undeclared import is reported even if a rule allows it")
  func undeclaredImport() throws {
    #expect(
      try findings(module("Data", declares: ["GRDB"], "import Domain")) == [
        "a.swift:1: Data imports Domain, but P/Package.swift does not declare this dependency"
      ])
  }

  @Test("An import in an inactive branch of #if is checked")
  func inactiveImport() throws {
    #expect(try findings(module("Domain", "#if os(Plan9)\nimport UIKit\n#endif")).count == 2)
  }

  @Test("A declared dependency that no rule allows is reported, even if no file imports it")
  func declaredWithoutRule()
    throws
  {
    #expect(
      try findings(module("Domain", declares: ["Data"], "")) == [
        "P/Package.swift:1: Domain declares Data: no rule in Scripts/boundaries allows it"
      ])
  }

  @Test("A public import is reported if the rule allows only internal use")
  func publicImport() throws {
    let found = try findings(module("Data", declares: ["GRDB"], "public import GRDB"))

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.swift:1: Data imports GRDB publicly") == true)
  }

  @Test("An import with @_exported is reported")
  func exportedImport() throws {
    let found = try findings(module("Data", declares: ["Domain"], "@_exported public import Domain"))

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.swift:1: Data re-exports Domain") == true)
  }

  @Test("Swift targets need the required features, but system libraries do not")
  func requiredFeatures() throws {
    var module = module("Domain", "")
    let rule = "require: ExistentialAny -- it shows"

    #expect(try findings(module, rule) == ["P/Package.swift:1: Domain does not enable ExistentialAny: it shows"])
    #expect(try findings(module, rule + "\nexempt Domain: ExistentialAny -- it is old").isEmpty)
    module.features = ["ExistentialAny"]
    #expect(try findings(module, rule).isEmpty)
    module.features = []
    module.kind = .system
    #expect(try findings(module, rule).isEmpty)
  }
}
