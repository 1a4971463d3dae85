import GRDB

/// Finds the words in the full-text index that start with a prefix.
///
/// For a whole word, FTS5 reads the matching photos from its index in order, and only as many as requested. For a
/// prefix, FTS5 first visits every matching photo, which can take 0.2 s in a cache of a million photos.
struct WordBeginnings {
  /// The largest number of words to which a prefix is expanded. Each word takes about 50 µs. With more words, FTS5's
  /// own prefix query is faster.
  private static let mostWords = 100

  private let db: Database
  private let tokenizer: any FTS5Tokenizer

  init(in db: Database) throws {
    self.db = db
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// Returns an expression that matches the words of a phrase. The last word of the phrase may be a prefix.
  ///
  /// - Parameter phrase: A quoted FTS5 expression of one or more consecutive words.
  func expression(for phrase: String) throws -> String {
    let tokens = try tokenizer.tokenize(query: phrase).map(\.token)
    guard let last = tokens.last, let endings = try endings(beginningWith: last) else { return "\(phrase) *" }
    let head = tokens.dropLast().map { "\"\($0)\" + " }.joined()
    return "(" + endings.map { head + $0 }.joined(separator: " OR ") + ")"
  }

  /// Returns expressions that together match every word with this prefix, or nil if FTS5's own prefix query is faster.
  private func endings(beginningWith beginning: String) throws -> [String]? {
    // FTS5's own prefix query is fast for two and three letters, because the index stores these prefixes like words.
    let length = beginning.unicodeScalars.count
    guard length == 1 || length > 3 else { return nil }
    let next = try db.cachedStatement(sql: "SELECT term FROM photoSearchTerm WHERE term >= ? AND term < ? LIMIT 1")
    var endings: [String] = []
    var start = beginning
    while let word = try String.fetchOne(next, arguments: [start, beginning + "\u{10FFFF}"]) {
      guard endings.count < Self.mostWords else { return nil }
      if length == 1, word != beginning {
        let letters = String(String.UnicodeScalarView(word.unicodeScalars.prefix(2)))
        endings.append("\"\(letters)\" *")
        start = letters + "\u{10FFFF}"
      } else {
        endings.append("\"\(word)\"")
        start = word + "\u{1}"
      }
    }
    return endings.isEmpty ? nil : endings
  }
}
