package import Foundation

/// Every package that the repository's checks answer for, the root's own last.
package struct Repository: Sendable {
  package var root: URL
  package var packages: [Package]

  package init(root: URL, packages: [Package]) {
    self.root = root
    self.packages = packages
  }

  /// Finds `Packages/*`, `Scripts/*` and the root. A repository without any package in `Packages` is refused:
  /// checks that find nothing to check must not pass.
  package static func discover(at root: URL) throws(Complaint) -> Repository {
    let main = packageFolders(in: root.appending(path: "Packages"))
    guard !main.isEmpty else {
      throw Complaint("there is no Packages/*/Package.swift under \(root.path)")
    }
    let tools = packageFolders(in: root.appending(path: "Scripts"))
    var packages: [Package] = []
    for folder in main + tools + (hasManifest(root) ? [root] : []) {
      packages.append(try Package.load(at: folder))
    }
    return Repository(root: root, packages: packages)
  }

  private static func packageFolders(in folder: URL) -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return children.filter(hasManifest).sorted { $0.path < $1.path }
  }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }
}
