import Testing
import Web

extension BrowserTests {
  /// Tests the Back and Forward buttons of the browser, and reloading.
  @Suite struct HistoryTests {
    @Test("Back goes back one screen, and Forward shows the screen again") func backAndForwardShowScreens() async throws
    {
      try await withPhotos { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let photo = try await page.title
        try await page.element("[data-action=links]").click()
        try await browser.element("dialog[open] .options button").click()
        try await page.waitsForPhotos()
        let user = try await page.title
        try await browser.goBack()
        try await browser.waits(for: "the photo") { try await page.title == photo }
        try await browser.goBack()
        try await browser.waits(for: "the list") { try await page.currentIndex == 1 }
        try await browser.goForward()
        try await browser.waits(for: "the photo again") { try await page.title == photo }
        try await browser.goForward()
        try await browser.waits(for: "the user again") { try await page.title == user }
        try await browser.run("history.go(-2)")
        try await browser.waits(for: "the list again") { try await page.currentIndex == 1 }
        #expect(try await browser.url == page.server.origin + "/")
      }
    }

    @Test("Going back with the page's button or a key also goes back in the history")
    func pageGoesBackInHistory() async throws {
      try await withPhotos { page, browser in
        let length = try await browser.run("return history.length").int ?? 0
        for _ in 0..<3 {
          try await page.tile(1).click()
          try await page.waitsForPhoto()
          try await browser.press(.escape)
          try await browser.waits(for: "the list") { try await page.currentIndex == 1 }
        }
        try await browser.waits(for: "the list's entry") { try await path(browser) == [] }
        #expect(try await browser.run("return history.length").int == length + 1)
        try await browser.goForward()
        try await page.waitsForPhoto()
        try await page.element(".back").click()
        try await browser.waits(for: "the list") { try await page.currentIndex == 1 }
      }
    }

    @Test("Going to the next photo replaces the photo's history entry, and showing a section adds an entry")
    func entriesArePlaces() async throws {
      try await withPhotos { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let first = try await page.title
        try await browser.press("n")
        try await browser.waits(for: "the next photo") { try await page.title != first }
        let second = try await page.title
        try await page.show(.topics)
        try await browser.goBack()
        try await browser.waits(for: "the photo") { try await page.title == second }
        try await browser.goBack()
        try await browser.waits(for: "the list") { try await page.currentIndex == 2 }
        try await browser.goForward()
        try await browser.waits(for: "the photo again") { try await page.title == second }
        try await browser.goForward()
        _ = try await page.element(".card")
      }
    }

    @Test("After a reload, the page shows the same photo, and Back and Forward work") func reloadKeepsPlace()
      async throws
    {
      try await withPhotos { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let title = try await page.title
        try await browser.reload()
        try await page.waitsForPhoto()
        #expect(try await page.title == title)
        try await browser.goBack()
        try await page.waitsForPhotos()
        try await browser.reload()
        try await page.waitsForPhotos()
        try await browser.goForward()
        try await browser.waits(for: "the photo") { try await page.title == title }
        // Opens another page in the tab, and goes back.
        try await browser.open("about:blank")
        try await browser.goBack()
        try await page.waitsForPhoto()
        #expect(try await page.title == title)
        try await browser.goBack()
        try await page.waitsForPhotos()
      }
    }

    @Test("After a restart of the server, Back closes an open dialog and shows the list")
    func dialogsAndRestarts() async throws {
      try await withPhotos(isConsoleChecked: false) { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        await page.server.stop()
        try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
        try await page.server.start()
        try await browser.waits(for: "a connection", within: .seconds(20)) {
          try await !browser.element("#offline").isDisplayed
        }
        try await page.waitsForPhoto()
        try await browser.press("?")
        _ = try await browser.element("dialog[open]")
        try await browser.goBack()
        try await browser.waits(for: "no dialog") { try await browser.elements("dialog").isEmpty }
        try await page.waitsForPhotos()
      }
    }

    /// Returns the steps from the section's first screen to the current screen, which the history entry stores.
    private func path(_ browser: Browser) async throws -> [String]? {
      try await browser.run("return history.state.place.path.map(step => JSON.stringify(step))").array?
        .compactMap(\.string)
    }

    private func withPhotos(
      isConsoleChecked: Bool = true, _ body: (PhotoBrowser, Browser) async throws -> Void
    ) async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await body(page, browser)
          let messages = try await browser.consoleMessages()
          if isConsoleChecked { #expect(messages == []) }
        }
      }
    }
  }
}
