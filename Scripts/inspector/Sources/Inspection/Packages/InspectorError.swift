/// The reason why a command failed, as a message to the user.
package struct InspectorError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
