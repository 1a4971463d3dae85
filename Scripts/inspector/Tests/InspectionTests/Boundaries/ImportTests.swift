import Testing

@testable import Inspection

@Suite("Imports in source code")
struct ImportTests {
  private func imports(_ source: String) -> [Import] {
    Import.imports(in: Lexer.tokens(of: source))
  }

  @Test("An import is found in every spelling")
  func spellings() {
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

  @Test("Imports in all branches of #if are found")
  func conditionalImports() {
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

  @Test("Text that only resembles an import is ignored")
  func similarText() {
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
