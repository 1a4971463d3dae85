import Testing

@testable import Inspection

@Suite("The lexer")
struct LexerTests {
  private func words(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter(\.isWord).map(\.text)
  }

  @Test(
    "Comments, strings and regular expressions contain no code",
    arguments: [
      "a // b",
      "a /* b /* c */ b */",
      "a \"b \\\" b\"",
      "a #\"b \" \\(b) \"#",
      "a \"\"\"\nb \" b \\\"\"\" b\n\"\"\"",
      "a \"\\\\\" // b",
      "a = /b\"/",
      "a = #/b\"/b/#",
      "a \"https://b\" /* \" */",
    ])
  func noCode(source: String) {
    #expect(words(source) == ["a"])
  }

  @Test(
    "Interpolated expressions are code",
    arguments: [
      ("\"b \\(a) b\"", ["a"]),
      ("\"b \\(a(\"b \\(c) b\"), d) b\" e", ["a", "c", "d", "e"]),
      ("#\"b \\#(a) \\(b)\"# c", ["a", "c"]),
      ("\"\"\"\n b \\(a)\n \"\"\" c", ["a", "c"]),
    ])
  func interpolation(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test("A division is not a regular expression")
  func division() {
    #expect(words("a / b; (c) / d / e") == ["a", "b", "c", "d", "e"])
  }

  @Test("An unterminated string ends at the end of its line")
  func unterminatedString() {
    #expect(words("\"a\nb") == ["b"])
  }

  @Test("Every token has its line number")
  func lineNumbers() {
    let tokens = Lexer.tokens(of: "a\n/* b\n */ c\n\"\"\"\n  d\n  \"\"\" + e\n")

    #expect(
      tokens == [
        Token(text: "a", line: 1), Token(text: "c", line: 3), Token(text: "+", line: 6), Token(text: "e", line: 6),
      ])
  }

  @Test("A name is split into words")
  func wordsOfAName() {
    #expect(Token(text: "maxColumnWidth2", line: 1).words == ["max", "column", "width"])
    #expect(Token(text: "transient_ansi", line: 1).words == ["transient", "ansi"])
    #expect(Token(text: "UIKit", line: 1).words == ["uikit"])
  }
}
