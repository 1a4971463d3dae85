/// Something that must not happen has.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Ends the program with `text` unless `condition` holds.
func expect(_ condition: Bool, _ text: @autoclosure () -> String) throws {
  guard condition else { throw Failure(description: text()) }
}
