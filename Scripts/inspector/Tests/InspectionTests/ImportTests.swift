import Testing

@testable import Inspection

struct ImportTests {
  private func imports(_ source: String) -> [Import] {
    Import.imports(in: Lexer.tokens(of: source))
  }

  @Test func `an import is seen however it is written`() {
    let found = imports(
      """
      import A
      @testable import B
      public import struct C.D
      @_spi(E) @preconcurrency import F; @_exported public import G
      import func H.i
      """
    )

    #expect(found.map(\.module) == ["A", "B", "C", "F", "G", "H"])
    #expect(found.map(\.line) == [1, 2, 3, 4, 4, 5])
    #expect(found.filter(\.isPublic).map(\.module) == ["C", "G"])
    #expect(found.filter(\.isExported).map(\.module) == ["G"])
  }

  @Test func `imports in every branch of a condition are seen`() {
    let found = imports(
      """
      #if canImport(A)
      import A
      #elseif os(macOS)
      import B
      #else
      import C
      #endif
      """
    )

    #expect(found.map(\.module) == ["A", "B", "C"])
  }

  @Test func `what only looks like an import is none`() {
    let found = imports(
      """
      // import A
      let text = "import B"
      let example = \"""
        import C
        \"""
      archive.import(D)
      func load(import name: String) {}
      case `import` = 1
      """
    )

    #expect(found.isEmpty)
  }
}
