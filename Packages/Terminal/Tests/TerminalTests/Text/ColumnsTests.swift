import Terminal
import Testing

@Suite("The width of text")
struct ColumnsTests {
  @Test(
    "A grapheme has the same width as in terminals that follow Unicode",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2),
      ("👩‍🚀", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("🇰🇷", 2), ("1️⃣", 2), ("☺", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🫪", 2), ("कि", 2), ("ش", 1),
      ("\u{0}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\r\n", 0), ("\u{200B}", 0), ("\u{301}", 0),
    ] as [(Character, Int)]
  )
  func grapheme(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test("The width of a text is the sum of the widths of its graphemes")
  func text() {
    #expect("".columns == 0)
    #expect("Storm 嵐 and 👩‍🚀".columns == 15)
  }

  @Test("A grapheme takes at most two columns")
  func bounded() {
    let tall = Character("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(tall.columns == 1)
    #expect(Character("👨‍👩‍👧‍👦").columns == 2)
  }
}
