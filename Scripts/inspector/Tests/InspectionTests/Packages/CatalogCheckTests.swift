import Foundation
import Testing

@testable import Inspection

@Suite("The check of DocC catalogs")
struct CatalogCheckTests {
  private let folder: TemporaryFolder
  private let catalog = "Packages/Shop/Sources/Shop/Shop.docc"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\(catalog)/Shop.md", "# ``Shop``\n\n## Topics\n\n- <doc:Prices>\n")
    try folder.write("\(catalog)/Prices.md", "# Prices\n\nSee <doc:Shop>.\n")
  }

  private func findings() throws -> [String] {
    try CatalogCheck(root: folder.url).findings().map(\.description)
  }

  @Test("A catalog that lists its articles passes")
  func validCatalogPasses() throws {
    #expect(try findings() == [])
  }

  @Test("An article that the catalog's page does not list is reported")
  func unlistedArticle() throws {
    try folder.write("\(catalog)/Carts.md", "# Carts\n")

    #expect(
      try findings() == [
        "\(catalog)/Carts.md:1: Shop.md does not list this article. Add `- <doc:Carts>` to its topics."
      ])
  }

  @Test("A link to an article that does not exist is reported")
  func brokenLink() throws {
    try folder.write("\(catalog)/Prices.md", "# Prices\n\nSee <doc:Carts>.\n")

    #expect(try findings() == ["\(catalog)/Prices.md:3: no such article: Carts"])
  }

  @Test("A catalog without a main page is reported")
  func missingPage() throws {
    try folder.write("\(catalog)/Shop.md", "# Shop\n")

    #expect(try findings().map { $0.hasPrefix("\(catalog):1: no page of this catalog") } == [true])
  }
}
