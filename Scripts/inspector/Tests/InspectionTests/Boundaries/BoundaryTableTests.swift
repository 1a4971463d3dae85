import Testing

@testable import Inspection

@Suite("The boundary table")
struct BoundaryTableTests {
  @Test("A line contains a rule for each pair of a name before the colon and a name after it")
  func rulesOfALine() throws {
    let table = try BoundaryTable(
      """
      # a comment

      allow A, *Tests: B, public C -- they test it
      forbid A: Date(), .now -- time is handed in
      require: ExistentialAny -- it shows
      toolchain: Foundation -- everybody has it
      """
    )

    #expect(
      table.rules == [
        Rule(kind: .allow(from: .init("A"), module: "B", isPublic: false), reason: "they test it", line: 3),
        Rule(kind: .allow(from: .init("A"), module: "C", isPublic: true), reason: "they test it", line: 3),
        Rule(kind: .allow(from: .init("*Tests"), module: "B", isPublic: false), reason: "they test it", line: 3),
        Rule(kind: .allow(from: .init("*Tests"), module: "C", isPublic: true), reason: "they test it", line: 3),
        Rule(kind: .forbid(in: .init("A"), code: "Date()"), reason: "time is handed in", line: 4),
        Rule(kind: .forbid(in: .init("A"), code: ".now"), reason: "time is handed in", line: 4),
        Rule(kind: .require(feature: "ExistentialAny"), reason: "it shows", line: 5),
        Rule(kind: .toolchain(module: "Foundation"), reason: "everybody has it", line: 6),
      ])
    #expect(table.requiredFeatures == ["ExistentialAny"])
  }

  @Test(
    "An invalid line causes an error with the line number",
    arguments: [
      ("allow A: B", "its reason"),
      ("allow A: B -- ", "its reason"),
      ("allow A B -- because", "has the form `allow MODULES: MODULES -- reason`"),
      ("allow A: -- because", "nothing follows the colon"),
      ("allow : B -- because", "a rule starts with"),
      ("permit A: B -- because", "a rule starts with"),
      ("allow A: private B -- because", "write `Module` or `public Module`"),
    ])
  func invalidLine(line: String, problem: String) throws {
    let error = try #require(throws: InspectorError.self) { try BoundaryTable("# head\n\(line)\n") }

    #expect(error.description.hasPrefix("Scripts/boundaries:2:"))
    #expect(error.description.contains(problem))
  }

  @Test(
    "A star matches any text",
    arguments: [
      ("A", "A", true), ("A", "AB", false), ("*Tests", "ATests", true), ("*Tests", "Test", false), ("*", "A", true),
      ("A*C", "ABC", true), ("AB*BC", "ABC", false), ("A*C*E", "ABCDE", true),
      ("A*C*E", "ACE", true), ("A*CC*E", "ACE", false), ("*B*", "ABC", true),
    ])
  func star(pattern: String, name: String, matches: Bool) {
    #expect(Rule.Pattern(pattern).matches(name) == matches)
  }

  @Test("A pattern with a slash names files in the module's folder")
  func filePattern() {
    let screens = Rule.Pattern("Shop/Browse/*Screen")
    #expect(screens.namesFiles)
    #expect(screens.matches("Shop", file: "Browse/Cart/CartScreen"))
    #expect(!screens.matches("Shop", file: "CartScreen"))
    #expect(!screens.matches("Shopping", file: "Browse/CartScreen"))
  }
}
