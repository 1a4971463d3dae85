import Foundation

/// The modules of the repository and what they import, as Mermaid diagrams.
///
/// The manifests declare the imports. The boundary table says whether the imported types may appear in public
/// signatures. Tests, programs that only tests run, and modules of the toolchain are left out.
package struct ModuleGraph: Sendable {
  private var repository: Repository
  private var edges: EdgeCheck

  package init(_ repository: Repository, table: BoundaryTable) {
    self.repository = repository
    edges = EdgeCheck(table)
  }

  /// Returns a diagram of the root's programs and of the packages, with the modules that other packages may use.
  ///
  /// An arrow from A to C is left out if arrows lead from A through B to C. All arrows are solid. In the
  /// diagram of a package, a dashed arrow means that the public API does not use the imported types.
  package func overview() -> String {
    var diagram = Diagram()
    let packages = repository.documented.filter(isRoot) + repository.documented.filter { !isRoot($0) }
    for package in packages {
      for target in package.shownTargets where isRoot(package) ? target.kind != .system : isLayer(target, of: package) {
        diagram.add(target, to: group(package))
      }
    }
    for package in packages {
      for target in package.shownTargets where diagram.contains(target.moduleName) {
        for module in imports(of: target, in: package) where diagram.contains(module) {
          diagram.connect(target.moduleName, module, isPublic: true)
        }
      }
    }
    diagram.removeImpliedArrows()
    return diagram.text
  }

  /// Returns a diagram of a package's modules and of the modules that they import from other packages.
  package func diagram(of package: Package) -> String {
    var diagram = Diagram()
    for target in package.shownTargets {
      diagram.add(target, to: group(package))
    }
    for target in package.shownTargets {
      for module in imports(of: target, in: package) {
        guard let owner = repository.package(holding: module) else { continue }
        if let imported = owner.manifest.targets.first(where: { $0.moduleName == module }) {
          diagram.add(imported, to: group(owner))
        }
        diagram.connect(target.moduleName, module, isPublic: isPublic(module, in: target))
      }
    }
    return diagram.text
  }

  /// Returns each module of a package that imports external libraries, together with these libraries.
  ///
  /// The diagram leaves out external libraries, because their arrows would make the diagram hard to read.
  package func libraries(of package: Package) -> [(module: String, libraries: [String])] {
    package.shownTargets.compactMap { target in
      let libraries = imports(of: target, in: package).filter { repository.package(holding: $0) == nil }
      return libraries.isEmpty ? nil : (target.moduleName, libraries)
    }
  }

  private func imports(of target: Manifest.Target, in package: Package) -> [String] {
    target.dependencies.flatMap { repository.modules(of: $0, in: package) }
  }

  private func isPublic(_ module: String, in target: Manifest.Target) -> Bool {
    edges.allows(module, in: target.moduleName, publicly: true)
  }

  private func isRoot(_ package: Package) -> Bool {
    repository.path(of: package).isEmpty
  }

  /// Returns whether a target is a library that other packages may use. Testing modules (`DomainTesting`, for example)
  /// do not count.
  private func isLayer(_ target: Manifest.Target, of package: Package) -> Bool {
    target.kind == .regular && !target.name.hasSuffix("Testing")
      && package.manifest.products.contains { $0.targets.contains(target.name) }
  }

  private func group(_ package: Package) -> Diagram.Group {
    let path = repository.path(of: package)
    return Diagram.Group(
      id: "package_\(Manifest.Target.moduleName(of: package.name))", title: path.isEmpty ? package.name : path)
  }
}

extension Repository {
  /// The packages whose READMEs contain a diagram: all packages outside of `Scripts`.
  package var documented: [Package] {
    packages.filter { !path(of: $0).hasPrefix("Scripts/") }
  }

  /// Returns the path of a package's folder, relative to the root of the repository. The path of the root package is
  /// empty.
  package func path(of package: Package) -> String {
    let root = root.standardizedFileURL.path
    let folder = package.folder.standardizedFileURL.path
    guard folder.hasPrefix(root) else { return folder }
    return String(folder.dropFirst(root.count).drop { $0 == "/" })
  }
}

extension Package {
  /// The targets that a diagram shows: all targets except tests, plugins, and programs that only tests run.
  fileprivate var shownTargets: [Manifest.Target] {
    manifest.targets.filter { $0.kind != .test && $0.kind != .plugin && $0.path?.hasPrefix("Tests/") != true }
  }
}
