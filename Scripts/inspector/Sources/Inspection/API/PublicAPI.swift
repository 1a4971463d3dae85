package import Foundation

/// The public declarations of a package's library products, one per line and sorted, as in `API.txt`.
package struct PublicAPI: Sendable {
  package var package: Package
  package var lines: [String]

  package var file: URL { package.folder.appending(path: "API.txt") }

  /// Returns the public API of each package that has library products with Swift sources. The packages must have been
  /// built.
  package static func all(in repository: Repository) throws(InspectorError) -> [PublicAPI] {
    let packages = repository.packages.filter { !modules(of: $0).isEmpty }
    return try concurrently(packages) { package throws(InspectorError) in try PublicAPI(of: package) }
  }

  /// Reads the public API of a package that was built in its own folder.
  package init(of package: Package) throws(InspectorError) {
    let compiler = try Compiler(package, features: [])
    var lines: Set<String> = []
    for module in Self.modules(of: package) {
      for graph in try compiler.symbolGraphs(of: module) {
        do {
          lines.formUnion(try JSONDecoder().decode(SymbolGraph.self, from: graph).lines(in: module))
        } catch {
          throw InspectorError("Unexpected output of `swift symbolgraph-extract` for \(module): \(error)")
        }
      }
    }
    self.package = package
    self.lines = lines.sorted()
  }

  /// Returns the differences between `API.txt` and the package, sorted: removed declarations as `- …`, and added
  /// declarations as `+ …`.
  package func differences() -> [String] {
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let listed = text.split(separator: "\n").map(String.init)
    let removed = Set(listed).subtracting(lines).map { ($0, "- \($0)") }
    let added = Set(lines).subtracting(listed).map { ($0, "+ \($0)") }
    return (removed + added).sorted { $0 < $1 }.map(\.1)
  }

  /// Writes `API.txt`.
  package func write() throws(InspectorError) {
    do {
      try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: file)
    } catch {
      throw InspectorError("Cannot write \(file.path): \(error)")
    }
  }

  /// The modules of the package's library products that have Swift sources.
  private static func modules(of package: Package) -> [String] {
    let offered = Set(package.manifest.products.flatMap(\.targets))
    let targets = package.manifest.targets.filter { $0.kind == .regular && offered.contains($0.name) }
    return targets.filter { !Module.swiftFiles(in: package.sources(of: $0)).isEmpty }.map(\.moduleName).sorted()
  }
}
