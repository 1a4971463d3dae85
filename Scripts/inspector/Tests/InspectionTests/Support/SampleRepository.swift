import Foundation

@testable import Inspection

/// A small repository that follows its boundary rules, so that a test can break a single rule.
///
/// `Shop` may import `Core`, but not `Ledger`.
struct SampleRepository {
  let folder: TemporaryFolder
  /// The packages with their manifests. Tests change this property instead of the manifest files, because SwiftPM
  /// takes a second to load a manifest.
  var packages: [Package]

  init() throws {
    folder = try TemporaryFolder()
    packages = []
    add("Core")
    add("Ledger", dependencies: ["Core"])
    add("Shop", dependencies: ["Core"])
    try write(
      "Packages/Core/Sources/Core/Item.swift",
      "public struct Item: Sendable { public init() {} }\nstruct Secret {}\n"
    )
    try write(
      "Packages/Ledger/Sources/Ledger/Ledger.swift", "public import Core\npublic func book(_ item: Item) {}\n")
    try write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\nlet item = Item()\n")
    try write("Scripts/boundaries", Self.table)
    try write(
      "Scripts/probes/Shop.swift",
      """
      // in Shop
      import Ledger // refused: no such module 'Ledger'
      func shout() { print("sold") } // forbidden: print
      """
    )
    try write(
      "Scripts/probes/Core.swift",
      "// in Core\nimport Shop // refused: no such module\nimport Ledger // refused: no such module\n"
    )
    try write(
      "Scripts/probes/Features/InternalImportsByDefault.swift",
      "// in Ledger\nimport Core\npublic func leak(_ item: Item) {} // refused: cannot be declared public\n"
    )
    try write("Scripts/probes/Ledger.swift", "// in Ledger\nimport Shop // refused: no such module\n")
  }

  static let table = """
    require: InternalImportsByDefault -- imports are private matters
    allow Ledger: public Core -- it books items
    allow Shop: Core -- it sells items
    forbid Shop: print -- a shop is quiet
    """

  func write(_ path: String, _ text: String) throws {
    try folder.write(path, text)
  }

  /// Adds a package, or replaces the package with the same name.
  mutating func add(
    _ name: String, dependencies: [String] = [], features: [String] = ["InternalImportsByDefault"]
  ) {
    packages.removeAll { $0.name == name }
    let target = Manifest.Target(
      name: name, kind: .regular, dependencies: dependencies.map { .product($0) }, features: features)
    let manifest = Manifest(name: name, products: [.init(name: name, targets: [name])], targets: [target])
    packages.append(Package(folder: folder.url.appending(path: "Packages/\(name)"), manifest: manifest))
  }

  func check() throws -> BoundaryCheck {
    try BoundaryCheck.load(
      Repository(root: folder.url, packages: packages), table: folder.url.appending(path: "Scripts/boundaries"))
  }

  /// Returns the findings of the checks that do not run the compiler.
  func findings() throws -> [String] {
    let check = try check()
    return (check.tableFindings() + check.idleRules()).map(\.description)
  }

  func writeManifest(of name: String) throws {
    for package in packages where package.name == name {
      try write("Packages/\(name)/Package.swift", Self.manifestSource(of: package))
    }
  }

  /// Writes the manifests and builds the packages, so that the probes can be compiled.
  ///
  /// - Parameter names: the packages to build; none for all.
  func build(_ names: String...) throws {
    for package in packages where names.isEmpty || names.contains(package.name) {
      try writeManifest(of: package.name)
      let result = try Command("swift", "build", "--package-path", package.folder.path).run()
      guard result.status == 0 else { throw InspectorError(result.output + result.errors) }
    }
  }

  private static func manifestSource(of package: Package) -> String {
    let name = package.name
    let dependencies = package.manifest.targets.flatMap(\.dependencies).map(\.name)
    let packages = dependencies.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
    let products = dependencies.map { ".product(name: \"\($0)\", package: \"\($0)\")" }.joined(separator: ", ")
    let features = package.manifest.targets.flatMap(\.features)
    let settings = features.map { ".enableUpcomingFeature(\"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(packages)],
        targets: [.target(name: "\(name)", dependencies: [\(products)], swiftSettings: [\(settings)])]
      )
      """
  }
}
