import Domain
import Foundation

extension String {
  /// The composed form of the text. Equal texts have the same composed form, but SQLite compares bytes.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

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
