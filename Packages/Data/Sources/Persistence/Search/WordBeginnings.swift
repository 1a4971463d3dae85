import GRDB

/// Turns the beginning of a word into the words of the full-text index that begin so.
///
/// Asked for words, FTS5 reads the photos off its index in the order that is wanted, and no more of them than are
/// wanted. Asked for a beginning, it first visits every photo that has such a word: among a million photos, that can
/// take a fifth of a second.
struct WordBeginnings {
  /// Each word costs some 50 µs. Where there are more, FTS5 is asked for the beginning itself: the rarer a word, the
  /// fewer photos there are to visit.
  private static let mostWords = 100

  private let db: Database
  private let tokenizer: any FTS5Tokenizer

  init(in db: Database) throws {
    self.db = db
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// - Parameter phrase: an expression for one word or several that follow each other, in quotes.
  /// - Returns: an expression for the same, in which the last word may be longer.
  func expression(for phrase: String) throws -> String {
    let tokens = try tokenizer.tokenize(query: phrase).map(\.token)
    guard let last = tokens.last, let endings = try endings(beginningWith: last) else { return "\(phrase) *" }
    let head = tokens.dropLast().map { "\"\($0)\" + " }.joined()
    return "(" + endings.map { head + $0 }.joined(separator: " OR ") + ")"
  }

  /// Expressions that together match what begins so; `nil` if that is best left to FTS5.
  private func endings(beginningWith beginning: String) throws -> [String]? {
    // Of two and three letters the index keeps the photos in order, as it does of words.
    let length = beginning.unicodeScalars.count
    guard length == 1 || length > 3 else { return nil }
    let next = try db.cachedStatement(sql: "SELECT term FROM photoSearchTerm WHERE term >= ? AND term < ? LIMIT 1")
    var endings: [String] = []
    var start = beginning
    while let word = try next.readRow([start, beginning + "\u{10FFFF}"], { try $0.value() as String }) {
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
