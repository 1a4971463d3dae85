import Foundation
import Testing

/// Checks that the files and tests that an article names exist.
@Suite("The articles of Presentation") struct ArticleTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let articles: [URL] = {
    let catalogue = package.appending(path: "Sources/Presentation/Presentation.docc")
    let files = try? FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }()

  @Test("The test finds articles in the catalog")
  func articlesAreFound() {
    #expect(Self.articles.count >= 8)
  }

  @Test("Every file that an article names exists", arguments: articles)
  func namedFilesExist(article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    for match in text.matches(of: /`((?:Sources|Tests|\.\.\/)[^`]*)`/) {
      let path = Self.package.appending(path: String(match.1)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(article.lastPathComponent) names \(match.1)")
    }
  }

  @Test("Every test that an article names exists", arguments: articles)
  func namedTestsExist(article: URL) throws {
    let tests = try Self.sources(under: "Tests").joined() + Self.sources(under: "../Domain/Tests").joined()
    let text = try String(contentsOf: article, encoding: .utf8)
    for match in text.matches(of: /`(\w+)\(\)`/) {
      #expect(tests.contains("func \(match.1)("), "\(article.lastPathComponent) names \(match.1)")
    }
  }

  private static func sources(under folder: String) throws -> [String] {
    let root = package.appending(path: folder).standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
