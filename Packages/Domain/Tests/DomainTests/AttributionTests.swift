import Domain
import DomainTesting
import Testing

@Suite("The credit of a photo") struct AttributionTests {
  @Test(
    "Links to Unsplash contain the name of the program",
    arguments: [
      ("https://unsplash.com/@ada", "https://unsplash.com/@ada?utm_source=photolist&utm_medium=referral"),
      ("https://unsplash.com/@ada?x=1", "https://unsplash.com/@ada?x=1&utm_source=photolist&utm_medium=referral"),
      ("https://unsplash.com/@ada#all", "https://unsplash.com/@ada?utm_source=photolist&utm_medium=referral#all"),
    ])
  func linksToUnsplashNameTheProgram(page: String, expected: String) {
    var author = User.fixture()
    author.page = page
    let attribution = Photo.fixture(source: .unsplash, author: author).attribution
    #expect(attribution.authorPage == expected)
    #expect(attribution.sourcePage == "https://unsplash.com/?utm_source=photolist&utm_medium=referral")
  }

  @Test("Links to other sources are unchanged")
  func otherSourcesKeepTheirLinks() {
    let author = User.fixture()
    let picsum = Photo.fixture(source: .picsum, author: author).attribution
    #expect(picsum.authorPage == author.page)
    #expect(picsum.sourcePage == "https://picsum.photos/")
    #expect(Photo.fixture(source: .demo, author: author).attribution.sourcePage == nil)
  }

  @Test("The credit contains the username if the author has no name")
  func authorWithoutAName() {
    #expect(Photo.fixture(author: .fixture("ada", name: "")).attribution.author == "ada")
  }
}
