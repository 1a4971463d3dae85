import Domain

/// Prepares texts and queries for the full-text index.
///
/// The index splits texts into words at spaces and punctuation. Chinese, Japanese and Korean text is treated as text
/// without spaces: each character becomes a word, and a query becomes a phrase of these words.
enum SearchText {
  /// Returns the searchable text of a photo.
  static func words(of photo: Photo) -> String {
    var texts = [photo.description, photo.altDescription, photo.author.name, photo.author.username]
    if let detail = photo.detail {
      texts += detail.tags + detail.topics
      texts += [detail.place?.name, detail.place?.city, detail.place?.country]
    }
    return texts.compactMap { $0 }.map(spaced).joined(separator: "\n")
  }

  /// Returns the words of a query as FTS5 expressions. Each word is quoted, so that operators are searched as text;
  /// quotation marks and NUL characters in a word are removed.
  static func phrases(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard word.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
      else { return nil }
      return "\"\(spaced(String(word.unicodeScalars.filter { $0 != "\"" && $0 != "\0" }.map(Character.init))))\""
    }
  }

  static func spaced(_ text: String) -> String {
    // The first check is fast: in UTF-8, every character that `isWrittenWithoutSpaces` accepts begins with a byte of
    // 0xE3 or more.
    guard text.utf8.contains(where: { $0 >= 0xE3 }), text.unicodeScalars.contains(where: isWrittenWithoutSpaces) else {
      return text
    }
    var spaced = ""
    for scalar in text.unicodeScalars {
      if isWrittenWithoutSpaces(scalar) {
        spaced += " \(scalar) "
      } else {
        spaced.unicodeScalars.append(scalar)
      }
    }
    return spaced
  }

  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The ranges: kana; ideographs; Hangul syllables; compatibility ideographs; ideographs of the supplementary planes.
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
