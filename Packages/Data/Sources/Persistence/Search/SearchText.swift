import Domain

/// Prepares texts for the full-text index, and queries to match them.
///
/// The index takes a run of letters for a word. Chinese, Japanese and Korean are written without blanks between words,
/// so each of their characters becomes a word, and a query a phrase of such words.
enum SearchText {
  /// The text that a search finds the photo by.
  static func words(of photo: Photo) -> String {
    var texts = [photo.description, photo.altDescription, photo.author.name, photo.author.username]
    if let detail = photo.detail {
      texts += detail.tags + detail.topics
      texts += [detail.place?.name, detail.place?.city, detail.place?.country]
    }
    return texts.compactMap { $0 }.map(spaced).joined(separator: "\n")
  }

  /// The words of a query as FTS5 expressions: within quotes, everything but a quote and a NUL is text and no operator.
  static func phrases(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard word.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
      else { return nil }
      return "\"\(spaced(String(word.unicodeScalars.filter { $0 != "\"" && $0 != "\0" }.map(Character.init))))\""
    }
  }

  static func spaced(_ text: String) -> String {
    // In UTF-8, none of these characters begins with a smaller byte.
    guard text.utf8.contains(where: { $0 >= 0xE3 }), text.unicodeScalars.contains(where: isWrittenWithoutBlanks) else {
      return text
    }
    var spaced = ""
    for scalar in text.unicodeScalars {
      if isWrittenWithoutBlanks(scalar) {
        spaced += " \(scalar) "
      } else {
        spaced.unicodeScalars.append(scalar)
      }
    }
    return spaced
  }

  private static func isWrittenWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Kana; ideographs; Hangul syllables; compatibility ideographs; ideographs of the supplementary planes.
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
