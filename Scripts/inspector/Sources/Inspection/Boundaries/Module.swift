package import Foundation

/// A target of a package: its sources, and what its manifest declares for it.
package struct Module: Sendable {
  package var name: String
  package var package: String
  package var kind: Manifest.Kind
  /// The path of the manifest, relative to the repository's root.
  package var manifest: String
  /// The names of the modules that the manifest declares as dependencies.
  package var declared: Set<String>
  package var features: Set<String>
  package var files: [SourceFile]

  package init(
    name: String,
    package: String,
    kind: Manifest.Kind = .regular,
    manifest: String = "Package.swift",
    declared: Set<String> = [],
    features: Set<String> = [],
    files: [SourceFile] = []
  ) {
    self.name = name
    self.package = package
    self.kind = kind
    self.manifest = manifest
    self.declared = declared
    self.features = features
    self.files = files
  }

  package static func load(_ target: Manifest.Target, of package: Package, in repository: Repository)
    throws(InspectorError)
    -> Module
  {
    let manifest = package.folder.appending(path: "Package.swift").path
    let sources = package.sources(of: target)
    let prefix = sources.path.hasSuffix("/") ? sources.path : sources.path + "/"
    var files: [SourceFile] = []
    for url in swiftFiles(in: sources) {
      var file = try SourceFile.load(url, root: repository.root)
      if url.path.hasPrefix(prefix) { file.name = String(url.path.dropFirst(prefix.count).dropLast(".swift".count)) }
      files.append(file)
    }
    return Module(
      name: target.moduleName,
      package: package.name,
      kind: target.kind,
      manifest: manifest.replacing(repository.root.path + "/", with: "", maxReplacements: 1),
      declared: Set(target.dependencies.flatMap { repository.modules(of: $0, in: package) }),
      features: Set(target.features),
      files: files
    )
  }

  package static func swiftFiles(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
