import Testing
import Web

/// The page of `photolist serve` in a browser.
///
/// A function that needs an element waits until the page shows the element.
struct PhotoBrowser {
  let browser: Browser
  let server: PageServer

  /// Opens the page with the address that the server has printed. The page starts at its first screen, even if the tab
  /// has shown the page before.
  static func open(_ server: PageServer, in browser: Browser) async throws -> PhotoBrowser {
    if try await browser.url.hasPrefix(server.origin) {
      // When the tab leaves the page, the page stores its screens in the session storage. This listener runs
      // afterwards and clears the storage.
      try await browser.run("addEventListener('pagehide', () => sessionStorage.clear())")
    }
    try await browser.open(server.address)
    let page = PhotoBrowser(browser: browser, server: server)
    try await page.waitsForPhotos()
    return page
  }

  // MARK: What the page shows

  /// Returns the first element of the top screen that matches a CSS selector, as soon as there is one. Returns the
  /// screen itself for an empty selector.
  func element(_ selector: String = "", within limit: Duration = .seconds(10)) async throws -> Element {
    try await browser.element(".screen.shown \(selector)", within: limit)
  }

  func elements(_ selector: String) async throws -> [Element] {
    try await browser.elements(".screen.shown \(selector)")
  }

  /// Waits until a list shows photos with pictures.
  func waitsForPhotos() async throws {
    _ = try await element(".tile[data-id] .picture[data-state=loaded]", within: .seconds(30))
  }

  /// Waits until a photo is shown with its picture.
  func waitsForPhoto() async throws {
    _ = try await browser.element(".photo-screen.shown .photo[data-state=loaded]", within: .seconds(30))
  }

  /// Waits until the pictures in the viewport are loaded or have failed, so that a screenshot is complete.
  func settles() async throws {
    try await browser.waits(for: "pictures", within: .seconds(30)) {
      try await browser.run(
        """
        const inView = node => { const box = node.getBoundingClientRect();
          return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth };
        const hidden = node => node.closest('[hidden], [inert]');
        return document.fonts.status === 'loaded'
          && ![...document.querySelectorAll('.screen.shown [data-state=loading]')].some(n => inView(n) && !hidden(n))
          && document.getAnimations().every(animation => animation.playState !== 'running'
            || animation.effect.getComputedTiming().iterations === Infinity)
        """
      ).bool == true
    }
  }

  /// The title of the screen.
  var title: String { get async throws { try await element("h1").property("textContent").string ?? "" } }

  /// Returns the id of a photo in a list, such as "demo/demo-1".
  func id(ofTile index: Int) async throws -> String {
    try await browser.waits(for: "photo \(index)") {
      try await elements(".tile[data-index='\(index)'][data-id]").first?.attribute("data-id")
    }
  }

  func isLiked(tile index: Int) async throws -> Bool {
    try await element(".tile[data-index='\(index)'] .heart").attribute("aria-pressed") == "true"
  }

  /// Returns the button that opens a photo of a list.
  func tile(_ index: Int) async throws -> Element {
    try await element(".tile[data-index='\(index)'][data-id] .open")
  }

  /// The index of the list's current photo, to which keys apply; nil if there is none.
  var currentIndex: Int? {
    get async throws {
      try await elements(".tile.current").first?.attribute("data-index").flatMap { Int($0) }
    }
  }

  var isPhotoShown: Bool {
    get async throws { try await !browser.elements(".photo-screen.shown").isEmpty }
  }

  /// Waits until a toast contains a text.
  func seesToast(_ text: String) async throws {
    try await browser.waits(for: "a toast “\(text)”") {
      try await browser.run("return document.getElementById('toasts').textContent").string?.contains(text) == true
    }
  }

  // MARK: What the user does

  enum Section: Int, CaseIterable { case photos, search, topics, likes, collections }

  /// Clicks the button of a section, and waits until the section is shown.
  func show(_ section: Section) async throws {
    let button = try await browser.elements("#sections button")[section.rawValue]
    try await button.click()
    try await browser.waits(for: "section \(section)") {
      guard try await button.attribute("aria-current") == "page" else { return false }
      return try await !elements("h1").isEmpty
    }
  }

  /// Types a text into the search field, and presses Enter.
  func search(_ text: String) async throws {
    try await show(.search)
    let field = try await element("input[type=search]")
    try await field.clear()
    try await field.click()
    try await browser.type(text)
    try await browser.press(.enter)
  }
}

extension Browser {
  /// Types a text with the keyboard into the focused element.
  func type(_ text: String) async throws {
    for character in text { try await press(Key(stringLiteral: String(character))) }
  }
}
