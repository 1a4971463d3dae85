import Testing

@testable import Inspection

struct LexerTests {
  private func words(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter(\.isWord).map(\.text)
  }

  @Test(arguments: [
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
  func `comments, texts and regular expressions hold no code`(source: String) {
    #expect(words(source) == ["a"])
  }

  @Test(arguments: [
    ("\"b \\(a) b\"", ["a"]),
    ("\"b \\(a(\"b \\(c) b\"), d) b\" e", ["a", "c", "d", "e"]),
    ("#\"b \\#(a) \\(b)\"# c", ["a", "c"]),
    ("\"\"\"\n b \\(a)\n \"\"\" c", ["a", "c"]),
  ])
  func `what a text interpolates is code`(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func `a division is no regular expression`() {
    #expect(words("a / b; (c) / d / e") == ["a", "b", "c", "d", "e"])
  }

  @Test func `an unfinished text ends with its line`() {
    #expect(words("\"a\nb") == ["b"])
  }

  @Test func `every token knows its line`() {
    let tokens = Lexer.tokens(of: "a\n/* b\n */ c\n\"\"\"\n  d\n  \"\"\" + e\n")

    #expect(
      tokens == [
        Token(text: "a", line: 1), Token(text: "c", line: 3), Token(text: "+", line: 6), Token(text: "e", line: 6),
      ])
  }

  @Test func `a name is made of words`() {
    #expect(Token(text: "maxColumnWidth2", line: 1).words == ["max", "column", "width"])
    #expect(Token(text: "transient_ansi", line: 1).words == ["transient", "ansi"])
    #expect(Token(text: "UIKit", line: 1).words == ["uikit"])
  }
}
