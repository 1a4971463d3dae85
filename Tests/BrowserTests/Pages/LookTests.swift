import Testing
import Web

extension BrowserTests {
  /// Shows every state of the page in both languages, dark and light, at three widths. Saves a screenshot of each
  /// combination, and checks the page with axe-core.
  @Suite struct LookTests {
    @Test(
      "Every state of the page is accessible and fits the width of the viewport",
      arguments: Browser.Preferences.Language.allCases)
    func statesAreAccessible(language: Browser.Preferences.Language) async throws {
      try await withPageServer(language: language) { server in
        try await withBrowser(.init(language: language)) { browser in
          for state in PageState.all {
            let page = try await PhotoBrowser.open(server, in: browser)
            do {
              try await state.reach(page)
            } catch {
              Issue.record("\(state.name) is not reached: \(error)")
              continue
            }
            try await look(at: state.name, page, language)
          }
        }
      }
    }

    @Test(
      "The message about photos or topics that cannot be loaded is accessible",
      arguments: Browser.Preferences.Language.allCases)
    func failuresAreExplained(language: Browser.Preferences.Language) async throws {
      let arguments = ["serve", "--source", "demo", "--offline"]
      try await withPageServer(arguments, language: language) { server in
        try await withBrowser(.init(language: language)) { browser in
          try await browser.open(server.address)
          let page = PhotoBrowser(browser: browser, server: server)
          try await browser.waits(for: "the reason") {
            try await page.element(".placeholder").text.isEmpty == false
          }
          try await look(at: "offline", page, language)
          try await page.show(.topics)
          try await look(at: "offline-topics", page, language)
        }
      }
    }

    @Test(
      "The message about a server that does not respond is accessible",
      arguments: Browser.Preferences.Language.allCases)
    func missingServerIsAnnounced(language: Browser.Preferences.Language) async throws {
      try await withPageServer(language: language) { server in
        try await withBrowser(.init(language: language)) { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          await server.stop()
          try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
          // The console contains errors about the attempts to connect, so its messages are not checked.
          try await look(at: "lost", page, language, ignoringConsole: true)
        }
      }
    }

    private func look(
      at state: String, _ page: PhotoBrowser, _ language: Browser.Preferences.Language, ignoringConsole: Bool = false
    ) async throws {
      let browser = page.browser
      for width in [360, 1024, 1920] {
        try await browser.resize(width: width, height: width == 360 ? 740 : 900, isTouch: width == 360)
        for scheme in Browser.Preferences.ColorScheme.allCases {
          try await browser.prefer(scheme)
          try await page.settles()
          let name = "\(state)-\(language.rawValue)-\(width)-\(scheme.rawValue)"
          try await browser.saveScreenshot(name)
          for finding in try await Axe.findings(in: browser) { Issue.record("\(name): \(finding)") }
          let overflow = try await browser.run(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
          #expect(overflow == 0, "\(name) is wider than the viewport")
          let rows = try await browser.run(
            "return new Set([...document.querySelectorAll('#sections button')].map(node => node.offsetTop)).size")
          #expect(rows == 1, "\(name) has several rows of sections")
        }
      }
      let messages = try await browser.consoleMessages()
      if !ignoringConsole { #expect(messages == [], "\(state)") }
      #expect(try await browser.run("return document.documentElement.lang").string == language.rawValue)
      // Restores the default size of the viewport for the next state.
      try await browser.resize(width: 1024, height: 768)
    }
  }
}

/// A state of the page, and the actions with which a user reaches the state.
struct PageState: Sendable {
  let name: String
  let reach: @Sendable (PhotoBrowser) async throws -> Void

  static let all: [PageState] = [
    PageState(name: "photos") { _ in },
    PageState(name: "photos-selected") { page in
      try await page.tile(0).click(holding: .control)
      try await page.tile(2).click(holding: .control)
      _ = try await page.element(".tile.chosen")
    },
    PageState(name: "photos-liked-toast") { page in
      try await page.element(".tile[data-index='1'] .heart").click()
      _ = try await page.browser.element(".toast button")
    },
    PageState(name: "photo") { page in
      try await page.tile(1).click()
      try await page.waitsForPhoto()
    },
    PageState(name: "photo-zoomed") { page in
      try await page.tile(1).click()
      try await page.waitsForPhoto()
      try await page.browser.press("+", "+")
      _ = try await page.element(".stage.zoomed")
    },
    PageState(name: "photo-without-facts") { page in
      try await page.tile(1).click()
      try await page.waitsForPhoto()
      try await page.element("button[data-action=facts]").click()
      try await page.browser.waits(for: "no facts") { try await page.elements(".details:not([hidden])").isEmpty }
    },
    PageState(name: "photo-replaced") { page in
      try await page.tile(1).click()
      try await page.waitsForPhoto()
      try await page.element("button[data-action=save]").click()
      try await page.browser.waits(for: "a file") { try !page.server.files.isEmpty }
      try await page.element("button[data-action=save]").click()
      _ = try await page.browser.element("dialog[open] .primary")
    },
    PageState(name: "photo-links") { page in
      try await page.tile(1).click()
      try await page.waitsForPhoto()
      try await page.element("button[data-action=links]").click()
      _ = try await page.browser.element("dialog[open] .options button")
    },
    PageState(name: "keys") { page in
      try await page.browser.press("?")
      _ = try await page.browser.element("dialog[open] kbd")
    },
    PageState(name: "search-empty") { page in
      try await page.show(.search)
    },
    PageState(name: "search-results") { page in
      try await page.search("lake")
      try await page.waitsForPhotos()
    },
    PageState(name: "search-recent") { page in
      try await page.show(.search)
      _ = try await page.element(".recent button")
    },
    PageState(name: "search-nothing") { page in
      try await page.search("qqqqqq")
      try await page.browser.waits(for: "the message") { try await page.element(".placeholder").isDisplayed }
    },
    PageState(name: "topics") { page in
      try await page.show(.topics)
      _ = try await page.element(".card .picture[data-state=loaded]", within: .seconds(30))
    },
    PageState(name: "topic") { page in
      try await page.show(.topics)
      try await page.element(".card").click()
      try await page.waitsForPhotos()
    },
    PageState(name: "collections") { page in
      try await page.show(.collections)
      _ = try await page.element(".card .picture[data-state=loaded]", within: .seconds(30))
    },
    PageState(name: "collection") { page in
      try await page.show(.collections)
      try await page.element(".card").click()
      try await page.waitsForPhotos()
    },
    PageState(name: "likes") { page in
      try await page.show(.likes)
      try await page.waitsForPhotos()
    },
    PageState(name: "likes-none") { page in
      try await page.show(.likes)
      // An earlier state has liked one photo.
      try await page.element(".tile[data-id] .heart[aria-pressed=true]").click()
      try await page.browser.waits(for: "no likes") { try await page.element(".placeholder").isDisplayed }
    },
  ]
}
