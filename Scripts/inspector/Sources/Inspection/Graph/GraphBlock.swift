package import Foundation

/// The part of a README between `<!-- graph:begin -->` and `<!-- graph:end -->`, which `Scripts/graph` writes.
package struct GraphBlock: Sendable {
  package static let begin = "<!-- graph:begin -->"
  package static let end = "<!-- graph:end -->"

  package var readme: URL
  package var diagram: String

  package init(readme: URL, diagram: String) {
    self.readme = readme
    self.diagram = diagram
  }

  /// The blocks of every README that holds one: the root's with the overview, each package's with its own modules.
  package static func all(in repository: Repository, table: BoundaryTable) -> [GraphBlock] {
    let graph = ModuleGraph(repository, table: table)
    return repository.documented.map { package in
      GraphBlock(
        readme: package.folder.appending(path: "README.md"),
        diagram: repository.path(of: package).isEmpty ? graph.overview() : graph.diagram(of: package))
    }
  }

  /// Returns whether the README holds the current diagram.
  ///
  /// - Throws: `Complaint` if the README cannot be read or does not hold both marks.
  package func isCurrent() throws(Complaint) -> Bool {
    let text = try read()
    return try replacing(in: text) == text
  }

  /// Writes the current diagram into the README and returns whether that changed it.
  ///
  /// - Throws: `Complaint` if the README cannot be read or written or does not hold both marks.
  package func write() throws(Complaint) -> Bool {
    let old = try read()
    let new = try replacing(in: old)
    guard new != old else { return false }
    do {
      try Data(new.utf8).write(to: readme, options: .atomic)
    } catch {
      throw Complaint("Cannot write \(readme.path): \(error)")
    }
    return true
  }

  private func read() throws(Complaint) -> String {
    guard let data = try? Data(contentsOf: readme) else { throw Complaint("Cannot read \(readme.path)") }
    return String(decoding: data, as: UTF8.self)
  }

  private func replacing(in text: String) throws(Complaint) -> String {
    guard let begin = text.firstRange(of: Self.begin),
      let end = text[begin.upperBound...].firstRange(of: Self.end)
    else {
      throw Complaint(
        "\(readme.path) has no place for the module graph: add the lines \(Self.begin) and \(Self.end)")
    }
    var lines = [
      "", "<!-- Written by Scripts/graph from the manifests and Scripts/boundaries. -->", "```mermaid", diagram, "```",
      "",
    ]
    if diagram.contains("-.->") {
      lines += ["Solid arrow: the imported types may show in public signatures. Dashed arrow: they may not.", ""]
    }
    let block = lines.joined(separator: "\n")
    return text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: block)
  }
}
