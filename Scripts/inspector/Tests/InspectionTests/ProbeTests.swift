import Testing

@testable import Inspection

struct ProbeTests {
  private let text = """
    // in Domain, Data
    import Foundation
    import UIKit // refused: no such module
    func now() {
      _ = Date() // forbidden: Date()
    }
    """

  @Test func `each marked line is tried with the unmarked lines around it`() throws {
    let probe = try Probe(path: "p.swift", text: text)

    #expect(probe.modules == ["Domain", "Data"])
    #expect(probe.twin == "// in Domain, Data\nimport Foundation\n\nfunc now() {\n\n}")
    #expect(probe.trials.map(\.line) == [3, 5])
    #expect(probe.trials.map(\.judge) == [.compiler, .table])
    #expect(probe.trials.map(\.expected) == ["no such module", "Date()"])
    #expect(probe.trials.first?.source.contains("import UIKit") == true)
    #expect(probe.trials.first?.source.contains("Date()") == false)
  }

  @Test func `it may stand for a file of a module`() throws {
    let probe = try Probe(path: "p.swift", text: text.replacing("Domain, Data", with: "Shop/CartScreen, Data"))
    #expect(probe.places == [.init(module: "Shop", file: "CartScreen"), .init(module: "Data", file: nil)])
  }

  @Test func `it tells which imports it shows to be refused`() throws {
    #expect(try Probe(path: "p.swift", text: text).refusedImports == ["UIKit"])
  }

  @Test(arguments: ["import UIKit // refused: no such module", "// in Domain\nimport UIKit"])
  func `a probe without a module or without a marked line is refused`(text: String) {
    #expect(throws: InspectorError.self) { try Probe(path: "p.swift", text: text) }
  }
}
