import Domain

extension String {
  /// The text itself, if SQLite keeps all of it: it takes a NUL for the end.
  func storable() throws -> String {
    guard !utf8.contains(0) else {
      throw RepositoryError.storage(.other(reason: "a text with a NUL character cannot be kept"))
    }
    return self
  }
}
