package import Foundation

/// A check that each DocC catalog lists all its articles, and that each link leads to an existing article.
package struct CatalogCheck: Sendable {
  private let root: URL
  /// The catalogs under `Packages`, sorted by path.
  package let catalogs: [URL]

  package init(root: URL) {
    self.root = root.standardizedFileURL
    let all = FileManager.default.enumerator(
      at: self.root.appending(path: "Packages"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    catalogs = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "docc" }.sorted { $0.path < $1.path }
  }

  package func findings() throws(InspectorError) -> [Finding] {
    var findings: [Finding] = []
    for catalog in catalogs { findings += try self.findings(in: catalog) }
    return findings
  }

  private func findings(in catalog: URL) throws(InspectorError) -> [Finding] {
    var texts: [String: String] = [:]
    do {
      for file in try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
      where file.pathExtension == "md" {
        texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
      }
    } catch {
      throw InspectorError("Cannot read \(catalog.path): \(error)")
    }
    let folder = catalog.path.replacing(root.path + "/", with: "", maxReplacements: 1)
    // The main page of a catalog has the module's symbol as its title.
    guard let page = texts.first(where: { $0.value.hasPrefix("# ``") }) else {
      return [Finding(folder, 1, "no page of this catalog starts with the module's name, such as # ``Domain``")]
    }
    let listed = Set(page.value.matches(of: Self.link).map { String($0.output.1) })
    let unlisted = texts.keys.filter { $0 != page.key && !listed.contains($0) }.map {
      Finding("\(folder)/\($0).md", 1, "\(page.key).md does not list this article. Add `- <doc:\($0)>` to its topics.")
    }
    let broken = texts.flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        line.matches(of: Self.link).filter { texts[String($0.output.1)] == nil }.map {
          Finding("\(folder)/\(name).md", index + 1, "no such article: \($0.output.1)")
        }
      }
    }
    return (unlisted + broken).sorted()
  }

  private static var link: Regex<(Substring, Substring)> { #/<doc:(\w+)>/# }
}
