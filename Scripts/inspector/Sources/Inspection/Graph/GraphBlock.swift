package import Foundation

/// The part of a README between `<!-- graph:begin -->` and `<!-- graph:end -->`, which `Scripts/graph` writes.
package struct GraphBlock: Sendable {
  package static let begin = "<!-- graph:begin -->"
  package static let end = "<!-- graph:end -->"

  package var readme: URL
  package var diagram: String
  /// The legend of the diagram.
  package var key: String

  package init(readme: URL, diagram: String, key: String) {
    self.readme = readme
    self.diagram = diagram
    self.key = key
  }

  /// Returns the blocks of all READMEs. The root's block shows all packages, and a package's block shows its modules.
  package static func all(in repository: Repository, table: BoundaryTable) -> [GraphBlock] {
    let graph = ModuleGraph(repository, table: table)
    return repository.documented.map { package in
      let readme = package.folder.appending(path: "README.md")
      if repository.path(of: package).isEmpty {
        let key = "An arrow means “imports”. An arrow from A to C is left out if arrows lead from A through B to C."
        return GraphBlock(readme: readme, diagram: graph.overview(), key: key)
      }
      let libraries = graph.libraries(of: package).map { "- `\($0.module)`: \($0.libraries.joined(separator: ", "))" }
      let diagram = graph.diagram(of: package)
      var arrows: [String] = []
      if diagram.contains(" --> ") {
        arrows.append("A solid arrow means “imports, and may use in its public API”.")
      }
      if diagram.contains(" -.-> ") { arrows.append("A dashed arrow means “imports, but not for its public API”.") }
      var key = arrows.isEmpty ? [] : [arrows.joined(separator: " ")]
      if !libraries.isEmpty { key += ["External libraries:", libraries.joined(separator: "\n")] }
      return GraphBlock(readme: readme, diagram: diagram, key: key.joined(separator: "\n\n"))
    }
  }

  /// Returns whether the README contains the current diagram.
  ///
  /// - Throws: `InspectorError` if the README cannot be read or does not contain both marks.
  package func isCurrent() throws(InspectorError) -> Bool {
    let text = try read()
    return try replacing(in: text) == text
  }

  /// Writes the current diagram into the README, and returns whether the README changed.
  ///
  /// - Throws: `InspectorError` if the README cannot be read or written or does not contain both marks.
  package func write() throws(InspectorError) -> Bool {
    let old = try read()
    let new = try replacing(in: old)
    guard new != old else { return false }
    do {
      try Data(new.utf8).write(to: readme, options: .atomic)
    } catch {
      throw InspectorError("Cannot write \(readme.path): \(error)")
    }
    return true
  }

  private func read() throws(InspectorError) -> String {
    guard let data = try? Data(contentsOf: readme) else { throw InspectorError("Cannot read \(readme.path)") }
    return String(decoding: data, as: UTF8.self)
  }

  private func replacing(in text: String) throws(InspectorError) -> String {
    guard let begin = text.firstRange(of: Self.begin),
      let end = text[begin.upperBound...].firstRange(of: Self.end)
    else {
      throw InspectorError(
        "\(readme.path) has no place for the module graph: add the lines \(Self.begin) and \(Self.end)")
    }
    let block = """

      <!-- Written by Scripts/graph from the manifests and Scripts/boundaries. -->
      ```mermaid
      \(diagram)
      ```
      \(key.isEmpty ? "" : "\n\(key)\n")
      """
    return text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: block)
  }
}
