/// Why a command cannot do what it was asked: a sentence for the person who asked.
package struct InspectorError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
