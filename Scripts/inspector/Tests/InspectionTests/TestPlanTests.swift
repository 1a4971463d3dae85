import Foundation
import Testing

@testable import Inspection

struct TestPlanTests {
  private let repository = Repository(
    root: URL(filePath: "/repository"),
    packages: [
      Package(
        folder: URL(filePath: "/repository/Packages/Core"),
        manifest: Manifest(
          name: "Core",
          products: [],
          targets: [
            .init(name: "Core", kind: .regular),
            .init(name: "CoreTests", kind: .test, dependencies: [.byName("Core")]),
          ]
        )
      ),
      Package(
        folder: URL(filePath: "/repository/Packages/Store"),
        manifest: Manifest(
          name: "Store",
          products: [],
          targets: [
            .init(name: "Disk", kind: .regular, dependencies: [.product("Core")]),
            .init(name: "Cache", kind: .regular, dependencies: [.byName("Disk")]),
            .init(name: "Unused", kind: .regular),
            .init(name: "DiskTests", kind: .test, dependencies: [.byName("Disk")]),
            .init(name: "CacheTests", kind: .test, dependencies: [.byName("Cache"), .byName("Disk")]),
          ]
        )
      ),
    ]
  )

  @Test func `without a name every package runs whole`() throws {
    let plan = try TestPlan(repository)

    #expect(plan.entries.map(\.package.name) == ["Core", "Store"])
    #expect(plan.entries.map(\.filter) == ["", ""])
    #expect(plan.entries.map(\.modules) == [["CoreTests"], ["DiskTests", "CacheTests"]])
  }

  @Test func `a package's name means the package, even where a target is called the same`() throws {
    let plan = try TestPlan(repository, names: ["Core"])

    #expect(plan.entries.map(\.isWhole) == [true])
    #expect(plan.entries.map(\.modules) == [["CoreTests"]])
  }

  @Test(arguments: [
    ("CacheTests", "^(CacheTests)[.]"),
    ("Cache", "^(CacheTests)[.]"),
    ("Disk", "^(DiskTests|CacheTests)[.]"),
  ])
  func `a target's name means the test targets that depend on it`(name: String, filter: String) throws {
    let plan = try TestPlan(repository, names: [name])

    #expect(plan.entries.map(\.package.name) == ["Store"])
    #expect(plan.entries.map(\.filter) == [filter])
  }

  @Test func `an unknown name is refused with the names there are`() {
    let complaint = #expect(throws: InspectorError.self) { try TestPlan(repository, names: ["Dsik"]) }

    #expect(complaint?.description.contains("DiskTests") == true)
  }

  @Test func `a target without tests is refused rather than passed`() {
    #expect(throws: InspectorError("no test target of Store depends on Unused")) {
      try TestPlan(repository, names: ["Unused"])
    }
  }
}
