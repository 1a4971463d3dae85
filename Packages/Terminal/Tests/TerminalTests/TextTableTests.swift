import Terminal
import Testing

@Suite("Tables")
struct TextTableTests {
  private func table() -> TextTable {
    var table = TextTable(columns: [
      .init("ID"), .init("Title", shrinks: true), .init("Likes", alignment: .trailing),
    ])
    table.add(["a1", "Dunes at dawn", "1204"])
    table.add(["b22", "嵐 over 中国", "7"])
    table.add(["c3", "👩‍🚀 and ❤️"])
    return table
  }

  private func plain(_ table: TextTable, width: Int?) -> [String] { table.lines(width: width).map(\.plain) }

  @Test("Columns are as wide as their widest cell")
  func natural() {
    #expect(
      plain(table(), width: nil) == [
        "ID   Title          Likes",
        "a1   Dunes at dawn   1204",
        "b22  嵐 over 中国       7",
        "c3   👩‍🚀 and ❤️           ",
      ]
    )
  }

  @Test("A table that is too wide narrows the columns that may shrink")
  func shrunk() {
    #expect(plain(table(), width: 22)[1] == "a1   Dunes at …   1204")
  }

  @Test("No line is wider than the terminal", arguments: 7...40)
  func neverTooWide(width: Int) {
    #expect(table().lines(width: width).allSatisfy { $0.columns <= width })
  }

  @Test("A cell with right-to-left text does not reorder its neighbors")
  func rightToLeft() {
    var table = TextTable(columns: [.init(""), .init("")])
    table.add(["שלום", "12"])
    #expect(plain(table, width: nil) == ["שלום\u{200E}  12"])
  }

  @Test("A table without titles has no header")
  func headless() {
    var table = TextTable(columns: [.init(""), .init("")])
    table.add(["a", "b"])
    #expect(plain(table, width: nil) == ["a  b"])
  }
}
