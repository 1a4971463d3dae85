import GRDB

/// Turns the beginning of a word into the words of the full-text index that have it.
///
/// FTS5 reads the photos of a word from its index in order, and only as many as requested. For a beginning it first
/// visits every photo that has such a word, which can take a fifth of a second among a million photos.
struct WordBeginnings {
  /// Each word costs about 50 µs. Where there are more, FTS5 searches for the beginning itself: the rarer a word, the
  /// fewer photos there are to visit.
  private static let mostWords = 100

  private let db: Database
  private let tokenizer: any FTS5Tokenizer

  init(in db: Database) throws {
    self.db = db
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// - Parameter phrase: an expression for one word or several consecutive ones, in quotes.
  /// - Returns: an expression for the same words, of which the last may be longer.
  func expression(for phrase: String) throws -> String {
    let tokens = try tokenizer.tokenize(query: phrase).map(\.token)
    guard let last = tokens.last, let endings = try endings(beginningWith: last) else { return "\(phrase) *" }
    let head = tokens.dropLast().map { "\"\($0)\" + " }.joined()
    return "(" + endings.map { head + $0 }.joined(separator: " OR ") + ")"
  }

  /// Returns expressions that together match every word with the beginning, or nil where FTS5 itself is faster.
  private func endings(beginningWith beginning: String) throws -> [String]? {
    // For two and three letters the index has the photos in order, as it has for words.
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
