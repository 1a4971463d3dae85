import Domain

extension String {
  /// Returns the text if SQLite can store it.
  ///
  /// - Throws: `RepositoryError.storage` if the text contains a NUL character, at which SQLite would cut it off.
  func storable() throws -> String {
    guard !utf8.contains(0) else {
      throw RepositoryError.storage(.other(reason: "a text with a NUL character cannot be stored"))
    }
    return self
  }
}
