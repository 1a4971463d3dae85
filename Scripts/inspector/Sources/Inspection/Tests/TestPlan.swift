/// The test modules to run in each package.
package struct TestPlan: Sendable {
  package var entries: [Entry]

  /// Packages whose tests also run in release, because the effect of their unsafe code depends on the optimizer.
  package static let packagesTestedInRelease: Set = ["Reactive"]

  package struct Entry: Sendable {
    package var package: Package
    /// The names of the selected test targets: by default, all test targets of the package.
    package var modules: [String]
    package var isWhole: Bool

    /// The configurations to build and test, as `swift build --configuration` names them.
    package var configurations: [String] {
      TestPlan.packagesTestedInRelease.contains(package.name) ? ["debug", "release"] : ["debug"]
    }

    /// Returns the package's name, followed by the configuration if that is not debug.
    package func name(in configuration: String) -> String {
      configuration == "debug" ? package.name : "\(package.name)-\(configuration)"
    }

    /// The argument of `swift test --filter`; empty for all tests.
    package var filter: String {
      isWhole ? "" : "^(\(modules.joined(separator: "|")))[.]"
    }
  }

  /// - Parameter names: packages or targets. A target that contains no tests selects the test targets that depend
  ///   on it directly. An empty array selects all tests.
  /// - Throws: if a name is unknown or no test target depends on a named target.
  package init(_ repository: Repository, names: [String] = []) throws(InspectorError) {
    if names.isEmpty {
      entries = repository.packages.map { Entry(package: $0, modules: $0.tests.map(\.name), isWhole: true) }
      return
    }
    var chosen: [String: Set<String>] = [:]
    var whole: Set<String> = []
    for name in names {
      if let package = repository.packages.first(where: { $0.name == name }) {
        whole.insert(package.name)
        continue
      }
      guard let package = repository.packages.first(where: { $0.target(named: name) != nil }) else {
        throw InspectorError(Self.unknown(name, in: repository))
      }
      let modules = package.tests.filter { test in
        test.name == name || test.dependencies.contains { $0.name == name }
      }
      guard !modules.isEmpty else {
        throw InspectorError("no test target of \(package.name) depends on \(name)")
      }
      chosen[package.name, default: []].formUnion(modules.map(\.name))
    }
    entries = repository.packages.compactMap { package in
      let isWhole = whole.contains(package.name)
      let modules = package.tests.map(\.name).filter { isWhole || chosen[package.name, default: []].contains($0) }
      guard isWhole || !modules.isEmpty else { return nil }
      return Entry(package: package, modules: modules, isWhole: isWhole)
    }
  }

  private static func unknown(_ name: String, in repository: Repository) -> String {
    let packages = repository.packages.map(\.name).joined(separator: ", ")
    let targets = repository.packages.flatMap { $0.manifest.targets.map(\.name) }.sorted().joined(separator: ", ")
    return "No such package or target: \(name).\nPackages: \(packages)\nTargets: \(targets)"
  }
}
