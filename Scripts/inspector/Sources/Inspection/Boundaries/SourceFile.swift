package import Foundation

/// A Swift file and its tokens.
package struct SourceFile: Sendable {
  /// The path of the file, relative to the repository's root.
  package var path: String
  /// The path relative to the module's folder, without `.swift`.
  package var name: String
  package var tokens: [Token]
  package var imports: [Import]

  package init(path: String, text: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    name = String(file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file)
    tokens = Lexer.tokens(of: text)
    imports = Import.imports(in: tokens)
  }

  package static func load(_ url: URL, root: URL) throws(InspectorError) -> SourceFile {
    do {
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      return SourceFile(path: url.path.replacing(root.path + "/", with: "", maxReplacements: 1), text: text)
    } catch {
      throw InspectorError("Cannot read \(url.path): \(error)")
    }
  }
}
