/// A pattern of forbidden code, as written in the boundary table.
///
/// - `Date()`, `print` or `if` matches these tokens, with or without a module in front (`Foundation.Date()`). Such a
///   pattern does not match a member (`clock.Date()`), a declaration (`func print`), a label (`if:`) or a directive
///   (`#if`).
/// - `.now` matches the member `now` of any value.
/// - `~cursor` matches every name that contains the word "cursor", such as `cursorColumn`.
package struct CodePattern: Sendable {
  private let tokens: [String]
  private let word: String?

  package init(_ text: String) {
    word = text.hasPrefix("~") ? text.dropFirst().lowercased() : nil
    tokens = Lexer.tokens(of: text).map(\.text)
  }

  /// Returns the lines of `code` on which a match begins.
  package func lines(in code: [Token]) -> [Int] {
    if let word {
      return code.filter { $0.isWord && $0.words.contains(word) }.map(\.line)
    }
    guard let first = tokens.first, code.count >= tokens.count else { return [] }
    return (0...(code.count - tokens.count)).filter { start in
      code[start].text == first
        && tokens.indices.allSatisfy { code[start + $0].text == tokens[$0] }
        && (first == "." || standsFree(start, in: code)) && !isLabel(start, in: code)
    }.map { code[$0].line }
  }

  private func standsFree(_ start: Int, in code: [Token]) -> Bool {
    guard start > 0 else { return true }
    switch code[start - 1].text {
    case "func", "#": return false
    case ".": return start > 1 && Self.modules.contains(code[start - 2].text)
    default: return true
    }
  }

  private func isLabel(_ start: Int, in code: [Token]) -> Bool {
    guard tokens.count == 1, start > 0, start + 1 < code.count, code[start + 1].text == ":" else { return false }
    return ["(", ","].contains(code[start - 1].text)
  }

  private static let modules: Set = ["Swift", "Foundation", "FoundationEssentials", "Glibc", "Darwin"]
}
