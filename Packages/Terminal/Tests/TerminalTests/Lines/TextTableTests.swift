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
      plain(table(), width: 80) == [
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

  @Test("If narrowing is not enough, columns other than the first are omitted")
  func droppedColumns() {
    #expect(plain(table(), width: 19)[1] == "a1   Dunes at dawn")
    #expect(plain(table(), width: 13)[1] == "a1   Dunes a…")
    #expect(plain(table(), width: 12) == ["ID", "a1", "b22", "c3"])
    #expect(plain(table(), width: 1) == ["ID", "a1", "b22", "c3"])
  }

  @Test("The least important column is omitted first")
  func importance() {
    var table = TextTable(columns: [.init("ID"), .init("Size", importance: -1), .init("Name")])
    table.add(["a1", "10 × 20", "Dunes"])
    #expect(plain(table, width: 18) == ["ID  Size     Name", "a1  10 × 20  Dunes"])
    #expect(plain(table, width: 17) == ["ID  Name", "a1  Dunes"])
    #expect(plain(table, width: 8) == ["ID", "a1"])
  }

  @Test("Without a terminal, cells are separated by tabs and not padded")
  func tabSeparated() {
    #expect(
      plain(table(), width: nil) == [
        "ID\tTitle\tLikes", "a1\tDunes at dawn\t1204", "b22\t嵐 over 中国\t7", "c3\t👩‍🚀 and ❤️\t",
      ])
  }

  @Test("No line is wider than the terminal", arguments: 3...40)
  func neverTooWide(width: Int) {
    #expect(table().lines(width: width).allSatisfy { $0.columns <= width })
  }

  @Test("A cell with right-to-left text does not reorder its neighbors")
  func rightToLeft() {
    var table = TextTable(columns: [.init(""), .init("")])
    table.add(["שלום", "12"])
    #expect(plain(table, width: 40) == ["שלום\u{200E}  12"])
  }

  @Test("A table without titles has no header")
  func headless() {
    var table = TextTable(columns: [.init(""), .init("")])
    table.add(["a", "b"])
    #expect(plain(table, width: 9) == ["a  b"])
    #expect(plain(table, width: nil) == ["a\tb"])
  }
}
