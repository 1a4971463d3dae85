import Domain
import Foundation

extension String {
  /// The text in Unicode's composed form (NFC). Swift treats texts with the same composed form as equal, but SQLite
  /// compares bytes.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

  /// Returns the text if SQLite can store it.
  ///
  /// - Throws: `RepositoryError.storage` if the text contains a NUL character, because SQLite would truncate the text
  ///   at that character.
  func storable() throws -> String {
    guard !utf8.contains(0) else {
      throw RepositoryError.storage(.other(reason: .nulCharacter))
    }
    return self
  }
}
