import Testing

@testable import Inspection

@Suite("Patterns of forbidden code")
struct CodePatternTests {
  private func lines(_ pattern: String, _ source: String) -> [Int] {
    CodePattern(pattern).lines(in: Lexer.tokens(of: source))
  }

  @Test(
    "Forbidden code is found on the line where it begins",
    arguments: [
      ("print", "x\nprint(\"a\")"),
      ("print", "x\n Swift.print(1)"),
      ("print", "x\n list.forEach(print)"),
      ("Date()", "x\n let now = Foundation.Date( )"),
      ("Date()", "x\n let text = \"\\(Date())\""),
      ("Task.sleep", "x\n try await Task\n  .sleep(for: .seconds(1))"),
      (".random", "x\n Int.random(in: 1...6)"),
      ("= .now", "x\n let date: Date = .now"),
      ("~cursor", "x\n var cursorColumn = 1"),
      ("if", "x\n if x { y() }"),
      ("switch", "x\n let y = switch x { default: 1 }"),
      ("for", "x\n for y in z {}"),
      ("import Networking", "import Foundation\ninternal import Networking"),
    ])
  func findsForbiddenCode(pattern: String, source: String) {
    #expect(lines(pattern, source) == [2])
  }

  @Test(
    "Code that only resembles forbidden code is ignored",
    arguments: [
      ("print", "// print(1)\n\"print(1)\""),
      ("print", "printer.print(1)"),
      ("print", "func print(_ text: String) {}"),
      ("print", "fingerprint(1)"),
      ("Date()", "Date(timeIntervalSince1970: 0)"),
      ("Date()", "clock.Date()"),
      (".random", "random()"),
      ("~ansi", "transient"),
      ("~cursor", "let text = \"cursor\""),
      ("a b c", "a b"),
      ("if", "#if os(Linux)\n#endif"),
      ("for", "show(text, for: .seconds(1)); show(for: 1)"),
      ("import Networking", "import NetworkingTesting"),
    ])
  func ignoresSimilarCode(pattern: String, source: String) {
    #expect(lines(pattern, source) == [])
  }
}
