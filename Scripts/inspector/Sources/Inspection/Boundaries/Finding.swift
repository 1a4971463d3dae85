/// A violation of a rule and its location.
package struct Finding: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path of the file, relative to the repository's root.
  package var path: String
  package var line: Int
  package var text: String

  package init(_ path: String, _ line: Int, _ text: String) {
    self.path = path
    self.line = line
    self.text = text
  }

  package var description: String { "\(path):\(line): \(text)" }

  package static func < (left: Finding, right: Finding) -> Bool {
    (left.path, left.line, left.text) < (right.path, right.line, right.text)
  }
}
