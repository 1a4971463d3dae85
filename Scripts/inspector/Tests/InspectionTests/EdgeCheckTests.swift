import Testing

@testable import Inspection

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

  @Test func `an edge that a rule allows and the manifest declares passes`() throws {
    #expect(try findings(module("Domain", "import Foundation")).isEmpty)
    #expect(try findings(module("Data", declares: ["Domain", "GRDB"], "import GRDB\npublic import Domain")).isEmpty)
  }

  @Test func `an import that no rule allows is refused`() throws {
    #expect(
      try findings(module("Domain", "\nimport Glibc", ), "toolchain: Glibc -- by platform") == [
        "a.swift:2: Domain imports Glibc: no rule in Scripts/boundaries allows it"
      ])
  }

  @Test func `an import that the manifest does not declare is refused, even if a rule allows it`() throws {
    #expect(
      try findings(module("Data", declares: ["GRDB"], "import Domain")) == [
        "a.swift:1: Data imports Domain, which P/Package.swift does not declare for it"
      ])
  }

  @Test func `an inactive import is refused like an active one`() throws {
    #expect(try findings(module("Domain", "#if os(Plan9)\nimport UIKit\n#endif")).count == 2)
  }

  @Test func `a declared dependency that no rule allows is refused before anybody imports it`() throws {
    #expect(
      try findings(module("Domain", declares: ["Data"], "")) == [
        "P/Package.swift:1: Domain declares Data: no rule in Scripts/boundaries allows it"
      ])
  }

  @Test func `a public import of a module that may be used inside only is refused`() throws {
    let found = try findings(module("Data", declares: ["GRDB"], "public import GRDB"))

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.swift:1: Data imports GRDB publicly") == true)
  }

  @Test func `an exported import is refused`() throws {
    let found = try findings(module("Data", declares: ["Domain"], "@_exported public import Domain"))

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.swift:1: Data exports Domain again") == true)
  }

  @Test func `a Swift target without a required feature is refused, a system library is not`() throws {
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
