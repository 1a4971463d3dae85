package import Foundation

/// A package of the repository: its folder and what its manifest declares.
package struct Package: Sendable {
  package var folder: URL
  package var manifest: Manifest

  package init(folder: URL, manifest: Manifest) {
    self.folder = folder
    self.manifest = manifest
  }

  package var name: String { manifest.name }

  package var tests: [Manifest.Target] { manifest.targets.filter { $0.kind == .test } }

  package func target(named name: String) -> Manifest.Target? {
    manifest.targets.first { $0.name == name }
  }

  package func sources(of target: Manifest.Target) -> URL {
    let usual = (target.kind == .test ? "Tests/" : "Sources/") + target.name
    return folder.appending(path: target.path ?? usual)
  }

  /// Asks SwiftPM to evaluate the manifest: 0.2 seconds once it is in SwiftPM's cache.
  package static func load(at folder: URL) throws(InspectorError) -> Package {
    // Not the usual scratch folder: `swift test` keeps that one locked, also from the tests that it runs.
    let scratch = folder.appending(path: ".build/inspector").path
    let dump = try Command("swift", "package", "--package-path", folder.path, "--scratch-path", scratch, "dump-package")
      .run()
    guard dump.status == 0 else {
      throw InspectorError("\(folder.path)/Package.swift cannot be read:\n\(dump.errors)")
    }
    do {
      return Package(folder: folder, manifest: try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8)))
    } catch {
      throw InspectorError(
        "\(folder.path)/Package.swift: `swift package dump-package` printed something unknown: \(error)")
    }
  }

  /// The targets of this package that `target` depends on, itself included, however many steps away.
  package func closure(of target: Manifest.Target) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [target.name]
    while let name = waiting.popLast() {
      guard let next = self.target(named: name), reached.insert(name).inserted else { continue }
      waiting += next.dependencies.map(\.name)
    }
    return reached
  }
}
