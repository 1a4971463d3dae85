import Testing

@testable import Inspection

@Suite("The check of forbidden code") struct CodeCheckTests {
  private func findings(in module: String, _ table: String) throws -> [String] {
    let file = SourceFile(path: "a.swift", text: "let session = URLSession.shared\n")
    let check = CodeCheck(try BoundaryTable(table))
    return check.findings(in: Module(name: module, package: "P", files: [file])).map(\.description)
  }

  @Test("A module can be exempt from a rule that forbids code") func exemptModule() throws {
    let rule = "forbid *: URLSession -- HTTP has one way"
    let exemption = "exempt Compat: URLSession -- it is about this"
    #expect(try findings(in: "Compat", rule).count == 1)
    #expect(try findings(in: "Compat", rule + "\n" + exemption) == [])
    #expect(try findings(in: "Other", rule + "\n" + exemption).count == 1)
    #expect(try findings(in: "Compat", rule + "\nexempt Compat: print -- it prints").count == 1)
  }
}
