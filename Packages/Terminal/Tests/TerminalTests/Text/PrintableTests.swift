import Terminal
import Testing

@Suite("Sanitizing text")
struct PrintableTests {
  @Test(
    "Control sequences and invisible characters are removed from text, and readable characters are preserved",
    arguments: [
      ("plain", "plain"),
      ("red \u{1B}[31malert\u{1B}[0m", "red alert"),
      ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]8;;http://evil\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
      ("a\u{1B}Pq#0\u{1B}\\b\u{1B}_Ga=d\u{1B}\\c", "abc"),
      ("a\u{9B}31mb\u{9D}0;t\u{9C}c", "abc"),
      ("a\u{1B}(0b\u{1B}cd", "abd"),
      ("unfinished \u{1B}[31", "unfinished [31"),
      ("unfinished \u{1B}]0;title", "unfinished ]0;title"),
      ("end\u{1B}", "end"),
      ("bell\u{7} back\u{8} null\u{0} delete\u{7F}", "bell back null delete"),
      ("gpj\u{202E}exe.\u{2066}a\u{2069}\u{200F}\u{61C}", "gpjexe.a"),
      ("in\u{200B}vis\u{2060}ible\u{FEFF}\u{AD}\u{3164}", "invisible"),
      ("tab\there\r\nthere\nand\u{2028}on", "tab here there and on"),
      ("👩‍🚀 👨‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣", "👩‍🚀 👨‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣"),
      ("می‌خواهم", "می‌خواهم"),
      ("a\u{200D}\u{200D}\u{200D}b", "a\u{200D}b"),
      ("\u{200D}\u{FE0F}x\u{E0041}\u{E0042}", "x"),
      ("a\u{FFF9}b\u{FFFA}c\u{FFFB}d", "abcd"),
      ("\u{13000}\u{13430}\u{13001}\u{1343F}", "\u{13000}\u{13001}"),
      ("🏴\u{E0067}\u{E0062}", "🏴"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0061}", "🏴"),
      ("👩\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👩"),
      ("Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}a", "Z\u{300}\u{301}\u{302}\u{303}a"),
      ("picture \u{10EEEE}\u{305}\u{305}", "picture \u{FFFD}\u{305}\u{305}"),
      ("中文 русский עברית", "中文 русский עברית"),
    ] as [(String, String)]
  )
  func examples(foreign: String, printable: String) {
    #expect(Array(foreign.printable().unicodeScalars) == Array(printable.unicodeScalars))
  }

  @Test("Line ends can be preserved")
  func lines() {
    #expect("one\r\ntwo\rthree\u{2029}four".printable(keepingLines: true) == "one\ntwo\nthree\nfour")
  }

  @Test("Random combinations of hostile pieces are sanitized in one pass")
  func property() {
    let pieces = [
      "\u{1B}", "[", "]", "31m", "P", "\\", "\u{7}", "\u{9B}", "\u{9C}", "\u{9D}", "\u{200D}", "\u{FE0F}", "\u{202E}",
      "👩", "🚀",
      "🇰", "a", "\u{301}", "\u{E0067}", "\u{E007F}", "🏴", "\u{FFF9}", "\u{1343F}", "\n", "\r", "\u{AD}", "\u{10EEEE}",
      " ", "क", "\u{94D}", "\u{200C}", "\u{34F}",
      "한",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let once = text.printable()
      #expect(
        once.unicodeScalars.allSatisfy { scalar in
          scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl && scalar != "\u{10EEEE}"
            && scalar != "\u{2028}" && scalar != "\u{FFF9}" && scalar != "\u{1343F}"
        }
      )
      #expect(once.allSatisfy { $0.unicodeScalars.count <= 16 })
      #expect(Array(once.printable().unicodeScalars) == Array(once.unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test("Text with 200,000 incomplete sequences is sanitized quickly")
  func hostileLength() {
    let text = String(repeating: "\u{1B}]", count: 100_000) + String(repeating: "\u{1B}[1", count: 100_000)
    #expect(text.printable().count == 300_000)
  }
}
