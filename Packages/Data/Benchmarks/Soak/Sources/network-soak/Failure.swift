/// A failed expectation of a soak test.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Throws a `Failure` with `text` unless `condition` is true.
func expect(_ condition: Bool, _ text: @autoclosure () -> String) throws {
  guard condition else { throw Failure(description: text()) }
}
