import Foundation
import Testing

/// Finds strings that are not translated. The compiler finds missing strings; see `FeatureStrings`.
@Suite("Translations") struct TranslationTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The source files with the strings of features.
  private static let files: [URL] = {
    let sources = package.appending(path: "Sources/Presentation")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix("Strings.swift") }
      .sorted { $0.path < $1.path }
  }()

  /// Strings that are equal in all languages.
  private static let names: Set = ["Unsplash", "Lorem Picsum"]

  @Test("The test finds strings in the sources")
  func textsAreFound() throws {
    #expect(Self.files.count >= 15)
    let texts = try Self.files.flatMap { try literals(of: "korean", in: $0) }
    #expect(texts.count > 200)
  }

  @Test("Every Korean text contains Korean words", arguments: files)
  func koreanTextsAreKorean(file: URL) throws {
    for text in try literals(of: "korean", in: file) where text.contains(where: \.isLetter) {
      let isKorean = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      #expect(isKorean || Self.names.contains(text), "\(file.lastPathComponent): “\(text)” is not translated")
    }
  }

  @Test("No English text contains Korean words", arguments: files)
  func englishTextsAreEnglish(file: URL) throws {
    for text in try literals(of: "english", in: file) {
      #expect(
        !text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(file.lastPathComponent): \(text)")
    }
  }

  @Test("Both languages have strings for every feature", arguments: files)
  func featuresHaveBothLanguages(file: URL) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    guard source.contains(": FeatureStrings {") else { return }
    #expect(try !literals(of: "english", in: file).isEmpty)
    #expect(try !literals(of: "korean", in: file).isEmpty)
  }

  @Test("The parser returns literals without their interpolations, and also the literals inside interpolations")
  func literalParser() {
    var parser = LiteralParser(#"T(a: { "x \(b ? "가" : "나") y" }, c: "z"), "other""#)
    #expect(parser.literals() == ["가", "나", "x  y", "z"])
  }

  /// Returns the string literals in the static property named `language`, after removing their interpolations.
  private func literals(of language: String, in file: URL) throws -> [String] {
    let source = try String(contentsOf: file, encoding: .utf8)
    guard let start = source.range(of: "static let \(language) = ") else { return [] }
    var parser = LiteralParser(source[start.upperBound...])
    return parser.literals()
  }
}

/// A parser that finds the string literals in the arguments of a call.
private struct LiteralParser {
  private var rest: Substring

  init(_ source: some StringProtocol) { rest = Substring(source) }

  mutating func literals() -> [String] { parenthesized() }

  /// Reads to the end of a literal. Returns the literals inside the interpolations, and then the literal itself.
  private mutating func literal() -> [String] {
    let isMultiline = rest.hasPrefix("\"\"")
    if isMultiline { rest = rest.dropFirst(2) }
    var text = ""
    var inner: [String] = []
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == "(": inner += parenthesized()
      case "\\": rest = rest.dropFirst()
      case "\"" where !isMultiline: return inner + [text]
      case "\"" where rest.hasPrefix("\"\""):
        rest = rest.dropFirst(2)
        return inner + [text]
      default: text.append(character)
      }
    }
    return inner + [text]
  }

  /// Reads to the matching closing parenthesis.
  private mutating func parenthesized() -> [String] {
    var depth = 0
    var found: [String] = []
    while let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return found }
      case "\"": found += literal()
      default: break
      }
    }
    return found
  }
}
