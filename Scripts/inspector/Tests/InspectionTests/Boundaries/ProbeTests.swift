import Testing

@testable import Inspection

@Suite("Probes")
struct ProbeTests {
  private let text = """
    // in Domain, Data
    import Foundation
    import UIKit // refused: no such module
    func now() {
      _ = Date() // forbidden: Date()
    }
    """

  @Test("Each marked line is checked together with all unmarked lines")
  func trials() throws {
    let probe = try Probe(path: "p.swift", text: text)

    #expect(probe.modules == ["Domain", "Data"])
    #expect(probe.twin == "// in Domain, Data\nimport Foundation\n\nfunc now() {\n\n}")
    #expect(probe.trials.map(\.line) == [3, 5])
    #expect(probe.trials.map(\.judge) == [.compiler, .table])
    #expect(probe.trials.map(\.expected) == ["no such module", "Date()"])
    #expect(probe.trials.first?.source.contains("import UIKit") == true)
    #expect(probe.trials.first?.source.contains("Date()") == false)
  }

  @Test("A probe can name a file of a module")
  func probeOfAFile() throws {
    let probe = try Probe(path: "p.swift", text: text.replacing("Domain, Data", with: "Shop/CartScreen, Data"))
    #expect(probe.places == [.init(module: "Shop", file: "CartScreen"), .init(module: "Data", file: nil)])
  }

  @Test("A probe lists the imports in its marked lines")
  func refusedImports() throws {
    #expect(try Probe(path: "p.swift", text: text).refusedImports == ["UIKit"])
  }

  @Test(
    "A probe without a module or a marked line is an error",
    arguments: ["import UIKit // refused: no such module", "// in Domain\nimport UIKit"])
  func invalidProbe(text: String) {
    #expect(throws: InspectorError.self) { try Probe(path: "p.swift", text: text) }
  }
}
