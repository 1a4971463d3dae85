import Testing
import Web

extension BrowserTests {
  /// Tests the page with only the mouse, and with only a touch screen.
  @Suite struct PointerTests {
    @Test("Clicks open a photo, show the next and the previous photo, and return to the list")
    func mouseVisitsPhotos() async throws {
      try await withPhotos { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let first = try await page.title
        try await page.element(".next").click()
        try await browser.waits(for: "the next photo") { try await page.title != first }
        try await page.element(".previous").click()
        try await browser.waits(for: "the photo before") { try await page.title == first }
        try await page.element(".back").click()
        try await browser.waits(for: "the list") { try await page.currentIndex == 1 }
      }
    }

    @Test("Clicks like a photo, undo the like, and select photos") func mouseLikesPhotos() async throws {
      try await withPhotos { page, browser in
        try await page.element(".tile[data-index='2'] .heart").click()
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 2) }
        try await browser.element(".toast button").click()
        try await browser.waits(for: "no heart") { try await !page.isLiked(tile: 2) }
        try await page.tile(0).click(holding: .control)
        try await browser.waits(for: "one") { try await page.elements(".tile.chosen").count == 1 }
        try await page.tile(3).click()
        try await browser.waits(for: "two") { try await page.elements(".tile.chosen").count == 2 }
        try await page.element("[data-action=clearSelection]").click()
        try await browser.waits(for: "none") { try await page.elements(".tile.chosen").isEmpty }
      }
    }

    @Test("Only the message about the latest change has a button that undoes the change") func latestChangeIsUndone()
      async throws
    {
      try await withPhotos { page, browser in
        for tile in [1, 2] {
          try await page.element(".tile[data-index='\(tile)'] .heart").click()
          try await browser.waits(for: "the heart") { try await page.isLiked(tile: tile) }
        }
        try await browser.waits(for: "two messages") { try await browser.elements(".toast").count == 2 }
        #expect(try await browser.elements(".toast button").count == 1)
        #expect(try await browser.elements(".toast:last-child button").count == 1)
        try await browser.press("u")
        try await browser.waits(for: "no heart") { try await !page.isLiked(tile: 2) }
        #expect(try await browser.elements(".toast button").isEmpty)
        #expect(try await page.isLiked(tile: 1))
      }
    }

    @Test("The wheel zooms a photo, dragging moves the photo, and a double click shows the whole photo")
    func mouseEnlargesPhoto() async throws {
      try await withPhotos { page, browser in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let stage = try await page.element(".stage")
        try await browser.wheel(over: stage, y: -300)
        try await browser.waits(for: "272 %") { try await stage.attribute("data-zoom") == "272" }
        let before = try await page.element(".photo").attribute("style")
        try await browser.drag(stage, byX: 50, y: 30, with: .mouse)
        try await browser.waits(for: "a move") { try await page.element(".photo").attribute("style") != before }
        try await browser.doubleClick(stage)
        try await browser.waits(for: "100 %") { try await stage.attribute("data-zoom") == "100" }
      }
    }

    @Test("Clicks open topics and links of a photo, and choose search filters") func mouseUsesSections() async throws {
      try await withPhotos { page, browser in
        try await page.show(.topics)
        try await page.element(".card").click()
        try await page.waitsForPhotos()
        try await page.tile(0).click()
        try await page.waitsForPhoto()
        try await page.element("[data-action=links]").click()
        try await browser.element("dialog[open] .options button").click()
        try await browser.waits(for: "photos of the user") { try await !page.isPhotoShown }
        try await page.search("forest")
        try await page.waitsForPhotos()
        let all = try await page.element(".position").text
        try await page.element(".filters label:nth-of-type(2) option:nth-of-type(2)").click()
        try await browser.waits(for: "fewer photos") { try await page.element(".position").text != all }
        #expect(try await page.element(".filters label:nth-of-type(2) select").label.isEmpty == false)
      }
    }

    @Test("The wheel loads more photos") func wheelLoadsMore() async throws {
      try await withPhotos { page, browser in
        let scroller = try await page.element(".scroller")
        try await browser.waits(for: "later photos", within: .seconds(30)) {
          try await browser.wheel(over: scroller, y: 400)
          return try await !page.elements(".tile[data-index='80'][data-id]").isEmpty
        }
      }
    }

    @Test("Touches like and open a photo, swipe to another photo, and zoom") func fingersVisitPhotos() async throws {
      try await withPhotos(isTouch: true) { page, browser in
        try await browser.tap(page.element(".tile[data-index='1'] .heart"))
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
        try await browser.tap(page.tile(1))
        try await page.waitsForPhoto()
        let first = try await page.title
        let stage = try await page.element(".stage")
        try await browser.drag(stage, byX: -120, y: 0, with: .touch)
        try await browser.waits(for: "the next photo") { try await page.title != first }
        try await browser.drag(stage, byX: 120, y: 0, with: .touch)
        try await browser.waits(for: "the photo before") { try await page.title == first }
        try await page.waitsForPhoto()
        try await browser.pinch(stage, from: 40, to: 160)
        try await browser.waits(for: "a larger photo") {
          try await (Double(stage.attribute("data-zoom") ?? "") ?? 0) > 250
        }
        try await browser.drag(stage, byX: -120, y: 0, with: .touch)
        #expect(try await page.title == first)
        // The browser must not take this tap as the end of the drag.
        try await browser.tap(page.element(".back"))
        try await browser.waits(for: "the whole photo") { try await stage.attribute("data-zoom") == "100" }
        try await browser.tap(page.element(".back"))
        try await browser.waits(for: "the list") { try await !page.isPhotoShown }
      }
    }

    @Test("Touches scroll a list, show sections, and start a search") func fingersUseSections() async throws {
      try await withPhotos(isTouch: true) { page, browser in
        let scroller = try await page.element(".scroller")
        // While a list is scrolling, a tap only stops the scrolling.
        try await browser.run(
          "arguments[0].addEventListener('scrollend', () => { window.hasScrolled = true })", scroller.reference)
        try await browser.drag(scroller, byX: 0, y: -250, with: .touch)
        try await browser.waits(for: "the end of scrolling") {
          try await browser.run("return window.hasScrolled === true").bool == true
        }
        #expect(try await (scroller.property("scrollTop").number ?? 0) > 100)
        for section in [PhotoBrowser.Section.topics, .collections] {
          try await browser.tap(browser.elements("#sections button")[section.rawValue])
          try await browser.tap(page.element(".card"))
          try await page.waitsForPhotos()
          try await browser.tap(page.element(".back"))
        }
        try await browser.tap(browser.elements("#sections button")[1])
        try await browser.tap(page.element("input[type=search]"))
        try await browser.type("snow")
        try await browser.tap(page.element("form button[type=submit]"))
        try await page.waitsForPhotos()
      }
    }

    @Test("A long press selects a photo") func longPressSelects() async throws {
      try await withPhotos(isTouch: true) { page, browser in
        try await browser.press(page.tile(1), with: .touch, for: 800)
        try await browser.waits(for: "a selected photo") { try await page.elements(".tile.chosen").count == 1 }
        try await browser.tap(page.tile(2))
        try await browser.waits(for: "two") { try await page.elements(".tile.chosen").count == 2 }
        #expect(try await !page.isPhotoShown)
      }
    }

    /// A touch target should have at least 24 × 24 CSS pixels (success criterion 2.5.8 of WCAG 2.2).
    @Test("Buttons are large enough for fingers") func buttonsAreLarge() async throws {
      try await withPhotos(isTouch: true) { page, browser in
        try await browser.tap(page.tile(1))
        try await page.waitsForPhoto()
        let small = try await browser.run(
          """
          return [...document.querySelectorAll('button, select, input, a')]
            .filter(node => node.checkVisibility() && !node.closest('[inert]'))
            .filter(node => { const box = node.getBoundingClientRect(); return box.width < 24 || box.height < 24 })
            .map(node => node.outerHTML)
          """)
        #expect(small == [])
      }
    }

    private func withPhotos(
      isTouch: Bool = false, _ body: (PhotoBrowser, Browser) async throws -> Void
    ) async throws {
      try await withPageServer { server in
        let phone = Browser.Preferences(width: 360, height: 740, isTouch: true)
        try await withBrowser(isTouch ? phone : .init()) { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await body(page, browser)
          let messages = try await browser.consoleMessages()
          #expect(messages == [])
        }
      }
    }
  }
}
