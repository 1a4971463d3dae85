import Foundation
import Subprocess
import Testing
import Web

extension BrowserTests {
  /// Tests the page with only the keyboard.
  @Suite struct KeyTests {
    @Test("Keys select and open photos, show the next photo, and return to the photo's position in the list")
    func photosAreVisited() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right, "l", .down)
        try await browser.waits(for: "another row") { try await (page.currentIndex ?? 0) > 2 }
        try await browser.press(.home)
        try await browser.waits(for: "the first photo") { try await page.currentIndex == 0 }
        try await browser.press(.right, .enter)
        try await page.waitsForPhoto()
        let first = try await page.title
        try await browser.press("n")
        try await browser.waits(for: "the next photo") { try await page.title != first }
        try await browser.press(.left)
        try await browser.waits(for: "the photo before") { try await page.title == first }
        try await browser.press("n", "n")
        try await browser.waits(for: "photo 3") { try await page.element(".position").text.hasPrefix("4") }
        try await browser.press(.escape)
        try await browser.waits(for: "the list") { try await page.currentIndex == 3 }
        #expect(try await browser.focused?.attribute("data-index") == "3")
      }
    }

    @Test("Keys like a photo and undo the like") func photoIsLiked() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right)
        try await browser.press("L", holding: .shift)
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
        try await browser.press("u")
        try await browser.waits(for: "no heart") { try await !page.isLiked(tile: 1) }
        try await browser.press(.right, .enter)
        try await page.waitsForPhoto()
        try await browser.press("L", holding: .shift)
        try await browser.waits(for: "a liked photo") {
          try await page.element("[data-action=like]").attribute("aria-pressed") == "true"
        }
      }
    }

    @Test("Keys select photos, and Escape clears the selection") func photosAreSelected() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right, .space, .right, .space)
        try await browser.waits(for: "two") { try await page.elements(".tile.chosen").count == 2 }
        #expect(try await page.element(".selection").text.contains("2 selected"))
        try await browser.press("L", holding: .shift)
        try await browser.waits(for: "two hearts") { try await page.elements(".tile.liked").count == 2 }
        try await browser.press(.escape)
        try await browser.waits(for: "none") { try await page.elements(".tile.chosen").isEmpty }
      }
    }

    @Test("Keys zoom a photo, move the visible part, and show the whole photo again")
    func photoIsEnlarged() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right, .enter)
        try await page.waitsForPhoto()
        let title = try await page.title
        try await browser.press("+", "+", .right)
        try await browser.waits(for: "225 %") { try await page.element(".stage").attribute("data-zoom") == "225" }
        #expect(try await page.title == title)
        try await browser.press("0")
        try await browser.waits(for: "100 %") { try await page.element(".stage").attribute("data-zoom") == "100" }
        let hasFacts = try await page.element(".details").isDisplayed
        try await browser.press("i")
        try await browser.waits(for: "the facts") { try await page.element(".details").isDisplayed != hasFacts }
      }
    }

    @Test("Keys start a search, filter the results, and repeat a recent search") func searchIsTyped() async throws {
      try await withPhotos { page, browser in
        try await browser.press("/")
        try await browser.waits(for: "the field") { try await browser.focused?.attribute("type") == "search" }
        try await browser.type("lake")
        try await browser.press(.enter)
        try await page.waitsForPhotos()
        let total = try await page.element(".position").text
        try await browser.press("f")
        try await browser.waits(for: "a filter") { try await browser.focused?.property("tagName") == "SELECT" }
        try await browser.press(.down)
        try await browser.waits(for: "fewer photos") { try await page.element(".position").text != total }
        _ = try await PhotoBrowser.open(page.server, in: browser)
        try await browser.press("/")
        try await browser.waits(for: "the recent search") { try await page.element(".recent button").text == "lake" }
        try await page.element(".recent button").click()
        try await page.waitsForPhotos()
      }
    }

    @Test("Letters that are typed immediately after the search key are typed into the search field")
    func searchKeyLosesNoLetter() async throws {
      try await withPhotos { page, browser in
        page.server.program.send(.suspend)
        try await browser.press("/", "l", "a")
        page.server.program.send(.resume)
        try await browser.press("k", "e", .enter)
        try await page.waitsForPhotos()
        try await browser.waits(for: "the search") {
          try await page.element("input[type=search]").property("value") == "lake"
        }
        // The search key selects the old text, so the new text replaces it.
        try await browser.press("1")
        try await browser.waits(for: "the list") { try await page.element().attribute("data-kind") == "grid" }
        try await browser.press("/", "s", "n", "o", "w", .enter)
        try await browser.waits(for: "the other search") {
          try await page.element("input[type=search]").property("value") == "snow"
        }
      }
    }

    @Test("Letters that are typed after a section key and the search key are typed into the search field")
    func searchKeyFollowsSectionKey() async throws {
      try await withPhotos { page, browser in
        try await page.search("lake")
        try await page.waitsForPhotos()
        // Holds the second request, so that the server answers the first request before the letters are typed.
        try await browser.run(
          """
          const send = WebSocket.prototype.send, held = [];
          let sections = 0;
          WebSocket.prototype.send = function (data) {
            if (JSON.parse(data).event === 'section') sections += 1;
            if (sections < 2) send.call(this, data);
            else held.push(() => send.call(this, data));
          };
          window.release = () => {
            WebSocket.prototype.send = send;
            for (const message of held) message();
          };
          document.activeElement.blur()
          """)
        try await browser.press("1", "/")
        try await browser.waits(for: "the answer to the first request") {
          try await browser.elements("#sections button")[0].attribute("aria-current") == "page"
        }
        try await browser.press("s", "n", "o", "w")
        try await browser.run("release()")
        try await browser.waits(for: "the search") {
          guard try await browser.elements("#sections [aria-current]").first?.text == "Search" else { return false }
          return try await page.elements("input[type=search]").first?.property("value") == "snow"
        }
        try await browser.press(.enter)
        try await page.waitsForPhotos()
      }
    }

    @Test("Number keys show the sections, and Tab reaches the section buttons and the current photo")
    func sectionsAreShown() async throws {
      try await withPhotos { page, browser in
        try await browser.press("3")
        _ = try await page.element(".card .picture[data-state=loaded]", within: .seconds(30))
        try await browser.press(.right, .enter)
        try await page.waitsForPhotos()
        try await browser.press(.escape)
        _ = try await page.element(".card")
        try await browser.press("4")
        try await browser.waits(for: "likes") { try await page.element(".placeholder").isDisplayed }
        try await browser.press("5")
        _ = try await page.element(".card")
        try await browser.press("1")
        try await page.waitsForPhotos()
        var stops: Set<String> = []
        for _ in 0..<9 {
          try await browser.press(.tab)
          if let focused = try await browser.focused { stops.insert(try await focused.label) }
        }
        // The nine stops include at least the buttons of five sections, the current photo and its heart.
        #expect(stops.count >= 7)
        #expect(stops.isSuperset(of: ["Photos", "Search", "Topics", "Likes", "Collections"]))
      }
    }

    @Test("An open dialog has the focus, and the focus returns when the dialog is closed")
    func dialogTakesFocus() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right)
        try await browser.press("?")
        let dialog = try await browser.element("dialog[open]")
        #expect(try await dialog.role == "dialog")
        #expect(try await dialog.label == "Keys")
        try await browser.press(.tab, .tab, .tab)
        let isInside = try await browser.run(
          "return Boolean(document.activeElement.closest('dialog')) || document.activeElement === document.body")
        #expect(isInside == true)
        try await browser.press(.escape)
        try await browser.waits(for: "no dialog") { try await browser.elements("dialog").isEmpty }
        #expect(try await browser.focused?.attribute("data-index") == "1")
        try await browser.press(.enter)
        try await page.waitsForPhoto()
        try await browser.press(.enter)
        _ = try await browser.element("dialog[open] .options button")
        try await browser.press(.enter)
        try await browser.waits(for: "photos of the user") {
          try await browser.elements(".screen.shown .tile[data-id]").count > 0
        }
      }
    }

    @Test("Keys save a photo, and a file is replaced only after confirmation") func photoIsSaved() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.right, "d")
        try await browser.waits(for: "a file", within: .seconds(30)) { try page.server.files.count == 1 }
        let file = try #require(try page.server.files.first)
        let written = try Data(contentsOf: file)
        #expect(written.starts(with: [0xFF, 0xD8]))
        try Data().write(to: file)
        try await browser.press("d")
        _ = try await browser.element("dialog[open] .primary", within: .seconds(30))
        try await browser.press(.tab, holding: .shift)
        try await browser.run("document.querySelector('dialog .primary').focus()")
        try await browser.press(.enter)
        try await browser.waits(for: "the file again", within: .seconds(30)) { try Data(contentsOf: file) == written }
      }
    }

    @Test("The End key loads a long list and goes to its last photo") func endIsReached() async throws {
      try await withPhotos { page, browser in
        try await browser.press(.end)
        try await browser.waits(for: "the last photo", within: .seconds(60)) { try await page.currentIndex == 239 }
        #expect(try await page.element(".position").text.hasPrefix("240 / 240"))
      }
    }

    private func withPhotos(_ body: (PhotoBrowser, Browser) async throws -> Void) async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await body(page, browser)
          let messages = try await browser.consoleMessages()
          #expect(messages == [])
        }
      }
    }
  }
}
