import Testing
import Web
import WebTesting

@Suite("The web page, without a browser", .timeLimit(.minutes(2))) struct PageTests {
  @Test("The page has the sections of the browser, in the user's language") func sectionsAreTranslated() async throws {
    try await Viewer().serves("--source", "demo") { browser in
      let sections = try await TestTab(browser).sections
      #expect(sections.prefix(5) == ["Photos", "Search", "Topics", "Likes", "Collections"])
    }
    try await Viewer(["LANG": "ko_KR.UTF-8"]).serves("--source", "demo") { browser in
      let sections = try await TestTab(browser).sections
      #expect(sections.prefix(5) == ["사진", "검색", "주제", "좋아요", "컬렉션"])
    }
  }

  @Test("A photo that a command likes appears in the likes of an open page") func likesAppear() async throws {
    let viewer = try Viewer()
    let photo = try await viewer.firstPhoto()
    try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      let likes = try await tab.show(section: "likes", list: "photos")
      try await tab.receives { $0.property("photos", of: likes)?["count"] == 0 }
      try #require(try await viewer.types("like", photo).status == 0)
      try await tab.receives { tab in
        tab.property("photos", of: likes)?["items"]?.array?.map { $0["id"]?.string } == ["demo/\(photo)"]
      }
    }
  }

  @Test("An address with a wrong secret is refused") func wrongSecretIsRefused() async throws {
    try await Viewer().serves("--source", "demo") { browser in
      await #expect(throws: OpeningFailed.self) {
        _ = try await TestBrowser(opening: "http://127.0.0.1:\(browser.port)/?secret=0")
      }
    }
  }
}
