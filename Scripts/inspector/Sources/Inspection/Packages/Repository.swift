package import Foundation

/// The packages of the repository that the checks cover. The root package is the last one.
package struct Repository: Sendable {
  package var root: URL
  package var packages: [Package]

  package init(root: URL, packages: [Package]) {
    self.root = root
    self.packages = packages
  }

  /// Finds the packages in `Packages` and the tested packages inside them, the packages in `Scripts`, and the root
  /// package.
  ///
  /// - Throws: `InspectorError` if `Packages` contains no package. Without packages, every check would pass.
  package static func discover(at root: URL) throws(InspectorError) -> Repository {
    let root = root.standardizedFileURL
    let main = packageFolders(in: root.appending(path: "Packages"))
    guard !main.isEmpty else {
      throw InspectorError("No Packages/*/Package.swift in \(root.path)")
    }
    let tools = packageFolders(in: root.appending(path: "Scripts"))
    let folders = main.flatMap { [$0] + testedFolders(in: $0) } + tools + (hasManifest(root) ? [root] : [])
    return Repository(
      root: root,
      packages: try concurrently(folders) { folder throws(InspectorError) in try Package.load(at: folder) }
    )
  }

  package func package(holding module: String) -> Package? {
    packages.first { $0.manifest.targets.contains { $0.moduleName == module } }
  }

  /// Returns the modules that a target of `package` can import if the target declares `dependency`.
  ///
  /// A product of a package outside the repository is assumed to have one module of the same name.
  package func modules(of dependency: Manifest.Dependency, in package: Package) -> [String] {
    if case .byName(let name) = dependency, let target = package.target(named: name) {
      return [target.moduleName]
    }
    let products = packages.flatMap(\.manifest.products)
    let targets = products.first { $0.name == dependency.name }?.targets ?? [dependency.name]
    return targets.map(Manifest.Target.moduleName)
  }

  private static func packageFolders(in folder: URL) -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return children.filter(hasManifest).sorted { $0.path < $1.path }
  }

  /// Returns the nested packages that have tests. Nested packages without tests are benchmarks and other programs.
  private static func testedFolders(in folder: URL) -> [URL] {
    packageFolders(in: folder).filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "Tests").path)
    }
  }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }
}
