import Foundation
import Testing

@testable import Inspection

/// Tests which test modules are selected by the name of a package, a test target or another target.
@Suite("The test plan")
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

  @Test("Without names, all tests of all packages run")
  func allPackages() throws {
    let plan = try TestPlan(repository)

    #expect(plan.entries.map(\.package.name) == ["Core", "Store"])
    #expect(plan.entries.map(\.filter) == ["", ""])
    #expect(plan.entries.map(\.modules) == [["CoreTests"], ["DiskTests", "CacheTests"]])
  }

  @Test("If a package and a target have the same name, the name selects the package")
  func packageBeforeTarget() throws {
    let plan = try TestPlan(repository, names: ["Core"])

    #expect(plan.entries.map(\.isWhole) == [true])
    #expect(plan.entries.map(\.modules) == [["CoreTests"]])
  }

  @Test(
    "A target's name selects the test targets that depend on it",
    arguments: [
      ("CacheTests", "^(CacheTests)[.]"),
      ("Cache", "^(CacheTests)[.]"),
      ("Disk", "^(DiskTests|CacheTests)[.]"),
    ])
  func testsOfATarget(name: String, filter: String) throws {
    let plan = try TestPlan(repository, names: [name])

    #expect(plan.entries.map(\.package.name) == ["Store"])
    #expect(plan.entries.map(\.filter) == [filter])
  }

  @Test("An unknown name is an error that lists the known names")
  func unknownName() {
    let error = #expect(throws: InspectorError.self) { try TestPlan(repository, names: ["Dsik"]) }

    #expect(error?.description.contains("DiskTests") == true)
  }

  @Test("A target that no test target depends on is an error")
  func targetWithoutTests() {
    #expect(throws: InspectorError("no test target of Store depends on Unused")) {
      try TestPlan(repository, names: ["Unused"])
    }
  }
}
