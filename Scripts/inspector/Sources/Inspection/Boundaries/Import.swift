/// An `import` in a source file, in any branch of `#if`.
package struct Import: Equatable, Sendable {
  package var module: String
  package var line: Int
  /// `public import`: types of the module may appear in public signatures.
  package var isPublic: Bool
  /// `@_exported import`: a module that imports this module also imports the exported module.
  package var isExported: Bool

  package static func imports(in tokens: [Token]) -> [Import] {
    var found: [Import] = []
    var statement = 0
    for index in tokens.indices {
      if tokens[index].text == ";" {
        statement = index + 1
      } else if index > 0 && tokens[index].line != tokens[index - 1].line {
        statement = index
      }
      let before = tokens[statement..<max(statement, index)].map(\.text)
      guard tokens[index].text == "import", before.first.map(startsImport.contains) ?? true else { continue }
      var name = index + 1
      if name < tokens.count, kinds.contains(tokens[name].text) {
        name += 1
      }
      guard name < tokens.count, tokens[name].isWord else { continue }
      found.append(
        Import(
          module: tokens[name].text,
          line: tokens[index].line,
          isPublic: before.contains("public"),
          isExported: before.contains("_exported")
        )
      )
    }
    return found
  }

  private static let startsImport: Set = ["@", "public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
}
