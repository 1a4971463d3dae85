import Terminal
import Testing

@Suite("Truncating, padding and wrapping text")
struct FittingTests {
  @Test(
    "Truncated text ends in an ellipsis, and its graphemes are not split",
    arguments: [
      ("Dunes", 5, "Dunes"), ("Dunes", 4, "Dun…"), ("Dunes", 1, "…"), ("Dunes", 0, ""), ("", 0, ""), ("中国画", 6, "中国画"),
      ("中国画", 5, "中国…"), ("中国画", 4, "中…"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] as [(String, Int, String)]
  )
  func truncated(text: String, columns: Int, expected: String) {
    #expect(text.truncated(toColumns: columns) == expected)
  }

  @Test("Truncated text fits into the given number of columns")
  func neverTooWide() {
    let alphabet: [Character] = ["a", "中", "👩‍🚀", "é", "❤️", " ", "ش"]
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let text = String((0..<12).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
      let room = Int.random(in: 0...14, using: &random)
      let styled = StyledText(String(text.prefix(4))) + StyledText(String(text.dropFirst(4)), .bold)
      #expect(text.truncated(toColumns: room).columns <= room)
      #expect(styled.truncated(toColumns: room).plain == text.truncated(toColumns: room))
      #expect(text.padded(toColumns: room).columns == max(room, text.columns))
      #expect(text.wrapped(toColumns: max(2, room)).allSatisfy { $0.columns <= max(2, room) })
      #expect(text.wrapped(toColumns: max(2, room)).joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test("Padding aligns the text")
  func padded() {
    #expect("嵐".padded(toColumns: 5) == "嵐   ")
    #expect("嵐".padded(toColumns: 5, alignment: .trailing) == "   嵐")
    #expect("嵐".padded(toColumns: 5, alignment: .center) == " 嵐  ")
    #expect("Dunes".padded(toColumns: 3) == "Dunes")
  }

  @Test("Lines break at spaces, and within words that are longer than a line")
  func wrapped() {
    #expect("the quick brown fox".wrapped(toColumns: 9) == ["the quick", "brown fox"])
    #expect("abcdefgh ij".wrapped(toColumns: 5) == ["abcde", "fgh", "ij"])
    #expect("中国 画".wrapped(toColumns: 4) == ["中国", "画"])
    #expect("one\n\ntwo".wrapped(toColumns: 10) == ["one", "", "two"])
  }
}
