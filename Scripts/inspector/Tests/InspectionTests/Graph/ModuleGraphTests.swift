import Foundation
import Testing

@testable import Inspection

@Suite("The module graph")
struct ModuleGraphTests {
  private let root = URL(filePath: "/repository", directoryHint: .isDirectory)
  private let table = """
    allow Store: public Core, SQL -- it stores items
    allow Shop: public Core, Store -- it sells items
    """

  private var repository: Repository {
    Repository(
      root: root,
      packages: [
        package(
          "Packages/Core",
          .init(name: "Core", kind: .regular),
          .init(name: "CoreTesting", kind: .regular, dependencies: [.byName("Core")]),
          .init(name: "CoreTests", kind: .test, dependencies: [.byName("Core")])),
        package(
          "Packages/Store",
          .init(name: "Store", kind: .regular, dependencies: [.product("Core"), .product("SQL")]),
          .init(name: "store-probe", kind: .executable, path: "Tests/Probe", dependencies: [.byName("Store")])),
        package("Scripts/tool", .init(name: "tool", kind: .executable)),
        package(
          "",
          .init(name: "web-shop", kind: .executable, dependencies: [.byName("Shop")]),
          .init(name: "Shop", kind: .regular, dependencies: [.product("Core"), .product("Store")]),
          .init(name: "ShopTests", kind: .test, dependencies: [.byName("Shop")])),
      ])
  }

  private func package(_ path: String, _ targets: Manifest.Target...) -> Package {
    let name = path.split(separator: "/").last.map(String.init) ?? "shop"
    let products = targets.filter { $0.kind == .regular }.map { Manifest.Product(name: $0.name, targets: [$0.name]) }
    return Package(
      folder: path.isEmpty ? root : root.appending(path: path),
      manifest: Manifest(name: name, products: products, targets: targets))
  }

  private func graph() throws -> ModuleGraph {
    try ModuleGraph(repository, table: BoundaryTable(table))
  }

  @Test("A package's diagram shows its modules, what they import, and whether they may expose the imported types")
  func packageDiagram() throws {
    #expect(
      try graph().diagram(of: repository.packages[1]) == """
        flowchart TD
          subgraph package_Store["Packages/Store"]
            Store
          end
          subgraph package_Core["Packages/Core"]
            Core
          end
          Store --> Core
        """)
  }

  @Test("A dashed arrow means that the imported types cannot appear in public signatures")
  func internalImport() throws {
    let diagram = try graph().diagram(of: repository.packages[3])

    #expect(diagram.contains("  Shop --> Core\n"))
    #expect(diagram.hasSuffix("  Shop -.-> Store"))
  }

  @Test("External libraries are listed for each module")
  func libraries() throws {
    let libraries = try graph().libraries(of: repository.packages[1])

    #expect(libraries.map(\.module) == ["Store"])
    #expect(libraries.map(\.libraries) == [["SQL"]])
  }

  @Test("The overview leaves out tests, testing modules, external libraries, and arrows that other arrows imply")
  func overview() throws {
    #expect(
      try graph().overview() == """
        flowchart TD
          subgraph package_shop["shop"]
            web_shop["web-shop"]
            Shop
          end
          subgraph package_Core["Packages/Core"]
            Core
          end
          subgraph package_Store["Packages/Store"]
            Store
          end
          web_shop --> Shop
          Shop --> Store
          Store --> Core
        """)
  }

  @Test("Every package outside of Scripts has a README with a diagram")
  func documentedPackages() throws {
    let blocks = GraphBlock.all(in: repository, table: try BoundaryTable(table))

    #expect(
      blocks.map(\.readme.path) == [
        "/repository/Packages/Core/README.md", "/repository/Packages/Store/README.md", "/repository/README.md",
      ])
  }
}

@Suite("The graph's block in a README")
struct GraphBlockTests {
  private let folder: TemporaryFolder
  private let readme: URL

  init() throws {
    folder = try TemporaryFolder()
    readme = folder.url.appending(path: "README.md")
  }

  private func text() throws -> String {
    String(decoding: try Data(contentsOf: readme), as: UTF8.self)
  }

  @Test("Writing replaces the block and does not change other text")
  func writing() throws {
    try folder.write("README.md", "# Shop\n\n<!-- graph:begin -->\nold\n<!-- graph:end -->\n\nMore.\n")
    let block = GraphBlock(readme: readme, diagram: "flowchart TD\n  Shop -.-> Core", key: "Arrows are imports.")

    #expect(try !block.isCurrent())
    #expect(try block.write())
    #expect(try block.isCurrent())
    #expect(try !block.write())
    #expect(
      try text() == """
        # Shop

        <!-- graph:begin -->
        <!-- Written by Scripts/graph from the manifests and Scripts/boundaries. -->
        ```mermaid
        flowchart TD
          Shop -.-> Core
        ```

        Arrows are imports.
        <!-- graph:end -->

        More.

        """)
  }

  @Test("A block is outdated when the diagram has changed")
  func outdated() throws {
    try folder.write("README.md", "<!-- graph:begin --><!-- graph:end -->")
    _ = try GraphBlock(readme: readme, diagram: "flowchart TD\n  Shop --> Core", key: "Arrows are imports.").write()

    #expect(
      try GraphBlock(readme: readme, diagram: "flowchart TD\n  Shop --> Core", key: "Arrows are imports.").isCurrent())
    #expect(
      try !GraphBlock(readme: readme, diagram: "flowchart TD\n  Shop --> Store", key: "Arrows are imports.").isCurrent()
    )
  }

  @Test("A README without the marks causes an error that says which lines to add")
  func missingMarks() throws {
    try folder.write("README.md", "# Shop\n<!-- graph:end -->\n<!-- graph:begin -->\n")
    let block = GraphBlock(readme: readme, diagram: "flowchart TD", key: "Arrows are imports.")

    #expect {
      try block.isCurrent()
    } throws: {
      "\($0)".hasSuffix("add the lines <!-- graph:begin --> and <!-- graph:end -->")
    }
  }
}
