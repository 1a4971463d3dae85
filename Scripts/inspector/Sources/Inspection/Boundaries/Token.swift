/// A name, number or punctuation character of Swift source. Comments and the text of strings are not tokens.
package struct Token: Equatable, Sendable {
  package var text: String
  package var line: Int

  package var isWord: Bool {
    text.utf8.first.map(Lexer.isWordByte) ?? false
  }

  /// The words of a name in lower case, for example max, column and width for `maxColumnWidth`.
  package var words: [String] {
    var words: [String] = []
    var previousIsLower = false
    for character in text {
      let startsWord = character.isUppercase && previousIsLower
      if !character.isLetter {
        words.append("")
      } else if startsWord || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      previousIsLower = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
