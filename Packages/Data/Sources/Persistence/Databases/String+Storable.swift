import Domain

extension String {
  /// Returns the text.
  ///
  /// - Throws: `RepositoryError.storage` if it contains a NUL, where SQLite would cut it off.
  func storable() throws -> String {
    guard !utf8.contains(0) else {
      throw RepositoryError.storage(.other(reason: "a text with a NUL character cannot be stored"))
    }
    return self
  }
}
