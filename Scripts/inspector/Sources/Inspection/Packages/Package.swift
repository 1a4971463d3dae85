package import Foundation

/// A package of the repository: its folder and its manifest.
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

  /// Loads the manifest of a package with `swift package dump-package`.
  package static func load(at folder: URL) throws(InspectorError) -> Package {
    // Uses a separate scratch folder, because `swift test` locks the default folder while the tests run.
    let scratch = folder.appending(path: ".build/inspector").path
    let dump = try Command("swift", "package", "--package-path", folder.path, "--scratch-path", scratch, "dump-package")
      .run()
    guard dump.status == 0 else {
      throw InspectorError("\(folder.path)/Package.swift is invalid:\n\(dump.errors)")
    }
    do {
      return Package(folder: folder, manifest: try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8)))
    } catch {
      throw InspectorError("\(folder.path)/Package.swift: unexpected output of `swift package dump-package`: \(error)")
    }
  }

  /// Returns `target` and all targets of this package that `target` depends on, directly or transitively.
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
