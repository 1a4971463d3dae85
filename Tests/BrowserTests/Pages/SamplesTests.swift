import Testing
import Web

extension BrowserTests {
  /// Tests the page of `samples serve` with keys and with the mouse, in both languages.
  @Suite struct SamplesTests {
    typealias Language = Browser.Preferences.Language

    @Test("The counter is changed with keys and with the mouse", arguments: Language.allCases)
    func counterIsChanged(language: Language) async throws {
      try await withSamples(language) { page in
        let counter = try await page.section("counter")
        let value = try await page.element("counter", "output")
        #expect(try await counter.label == (language == .korean ? "카운터" : "Counter"))
        try await page.tabs(to: "counter", "[data-event=plus]")
        try await page.browser.press(.space, .enter)
        try await page.browser.waits(for: "3") { try await value.text == "3" }
        try await page.tabs(to: "counter", "[data-event=minus]")
        try await page.browser.press(.enter)
        try await page.browser.waits(for: "2") { try await value.text == "2" }
        try await page.element("counter", "[data-event=plus]").click()
        try await page.browser.waits(for: "3 again") { try await value.text == "3" }
        try await page.element("counter", "[data-event=minus]").click()
        try await page.browser.waits(for: "2 again") { try await value.text == "2" }
        try await page.isAccessible("counter", language)
      }
    }

    @Test("A memo is written, edited, deleted and restored with keys", arguments: Language.allCases)
    func memoIsWrittenWithKeys(language: Language) async throws {
      try await withSamples(language) { page in
        let browser = page.browser
        let title = language == .korean ? "우유" : "Milk"
        try await page.tabs(to: "memos", "[data-event=add]")
        try await browser.press(.enter)
        try await page.waitsForFocus(on: "composer", "input")
        try await browser.type(title)
        try await browser.press(.tab)
        try await browser.type("2 l")
        try await page.isAccessible("composer", language)
        try await page.tabs(to: "composer", "[data-event=save]")
        try await browser.press(.enter)
        try await browser.waits(for: "the memo") { try await page.memos == [title] }
        try await page.isClosed("composer")
        try await page.waitsForFocus(on: "memos", "[data-event=add]")
        try await page.tabs(to: "memos", "li button", isBackward: true)
        try await page.isAccessible("memo", language)
        try await browser.press(.enter)
        try await browser.waits(for: "no memo") { try await page.memos == [] }
        try await page.tabs(to: "memos", "[data-event=undo]")
        try await page.isAccessible("memo-undo", language)
        try await browser.press(.enter)
        try await browser.waits(for: "the memo again") { try await page.memos == [title] }
      }
    }

    @Test("A memo is written, edited, deleted and restored with the mouse", arguments: Language.allCases)
    func memoIsWrittenWithMouse(language: Language) async throws {
      try await withSamples(language) { page in
        let browser = page.browser
        let title = language == .korean ? "빵" : "Bread"
        try await page.element("memos", "[data-event=add]").click()
        try await page.waitsForFocus(on: "composer", "input")
        try await page.element("composer", "input").type(title)
        try await page.element("composer", "textarea").type("1")
        try await page.element("composer", "[data-event=save]:enabled").click()
        try await browser.waits(for: "the memo") { try await page.memos == [title] }
        try await page.isClosed("composer")
        try await page.element("memos", "li button").click()
        try await browser.waits(for: "the text") {
          try await page.element("composer", "input").property("value").string == title
        }
        try await page.element("composer", "input").type("!")
        try await page.element("composer", "[data-event=close]").click()
        let buttons = try await browser.element("dialog[open]").elements("button")
        #expect(buttons.count == 2)
        try await page.isAccessible("memo-warning", language)
        try await buttons.first?.click()
        try await browser.waits(for: "no dialog") { try await browser.elements("dialog").isEmpty }
        #expect(try await page.section("composer").isDisplayed)
        try await page.element("composer", "[data-event=close]").click()
        try await browser.element("dialog[open] button:last-child").click()
        try await page.isClosed("composer")
        #expect(try await page.memos == [title])
        try await page.element("memos", "li button:last-child").click()
        try await browser.waits(for: "no memo") { try await page.memos == [] }
        try await page.element("memos", "[data-event=undo]").click()
        try await browser.waits(for: "the memo again") { try await page.memos == [title] }
      }
    }

    @Test("The body mass index is calculated with keys and with the mouse", arguments: Language.allCases)
    func bodyMassIsCalculated(language: Language) async throws {
      try await withSamples(language) { page in
        let browser = page.browser
        try await page.tabs(to: "form", "[data-text=height]")
        try await browser.type("170")
        try await browser.press(.tab)
        try await browser.type("60")
        try await browser.press(.enter)
        try await page.waitsForFocus(on: "result", "[data-event=back]")
        try await browser.waits(for: "the result") { try await page.section("result").text.contains("20.8") }
        #expect(try await page.section("result").text.contains(language == .korean ? "정상" : "Normal"))
        try await page.isAccessible("body-mass-result", language)
        try await browser.press(.enter)
        try await page.isClosed("result")
        try await page.waitsForFocus(on: "form", "[data-text=weight]")
        try await page.element("form", "option:last-child").click()
        try await page.element("form", "[data-text=weight]").clear()
        try await page.element("form", "[data-text=weight]").type("x")
        try await page.element("form", "[data-event=calculate]").click()
        try await browser.waits(for: "the reason") { try await !page.element("form", "[role=status]").text.isEmpty }
        try await page.isAccessible("body-mass-problem", language)
        for (field, text) in [("height", "70"), ("weight", "150")] {
          try await page.element("form", "[data-text=\(field)]").clear()
          try await page.element("form", "[data-text=\(field)]").type(text)
        }
        try await page.element("form", "[data-event=calculate]").click()
        try await browser.waits(for: "the result") { try await page.section("result").text.contains("21.5") }
        try await page.element("result", "[data-event=back]").click()
        try await page.isClosed("result")
      }
    }

    private func withSamples(_ language: Language, _ body: (SamplesBrowser) async throws -> Void) async throws {
      try await withPageServer(["serve"], of: .samples, language: language) { server in
        try await withBrowser(.init(language: language)) { browser in
          try await browser.open(server.address)
          let page = SamplesBrowser(browser: browser)
          try await browser.waits(for: "the counter") { try await page.element("counter", "output").text == "1" }
          try await body(page)
          let messages = try await browser.consoleMessages()
          #expect(messages == [])
        }
      }
    }
  }
}

/// The page of `samples serve` in a browser.
private struct SamplesBrowser {
  let browser: Browser

  func section(_ name: String) async throws -> Element { try await browser.element("[data-element=\(name)]") }

  /// Returns the first element of a section that matches a CSS selector, as soon as there is one.
  func element(_ section: String, _ selector: String) async throws -> Element {
    try await browser.element("[data-element=\(section)] \(selector)")
  }

  /// The titles of the memos in the list.
  var memos: [String] {
    get async throws {
      try await browser.run(
        "return [...document.querySelectorAll('[data-element=memos] li strong')].map(n => n.textContent)"
      )
      .array?.compactMap(\.string) ?? []
    }
  }

  private func hasFocus(_ section: String, _ selector: String) async throws -> Bool {
    try await browser.run(
      "return document.activeElement.matches(arguments[0])", .string("[data-element=\(section)] \(selector)")
    ).bool == true
  }

  func waitsForFocus(on section: String, _ selector: String) async throws {
    try await browser.waits(for: "the focus on \(selector)") { try await hasFocus(section, selector) }
  }

  /// Presses Tab, or Shift-Tab, until an element has the focus.
  func tabs(to section: String, _ selector: String, isBackward: Bool = false) async throws {
    for _ in 0..<20 {
      if try await hasFocus(section, selector) { return }
      if isBackward { try await browser.press(.tab, holding: .shift) } else { try await browser.press(.tab) }
    }
    #expect(try await hasFocus(section, selector), "Tab does not reach \(selector)")
  }

  func isClosed(_ name: String) async throws {
    try await browser.waits(for: "no \(name)") { try await !section(name).isDisplayed }
  }

  /// Checks the page with axe-core, light and dark, and checks the page's language and width.
  func isAccessible(_ state: String, _ language: Browser.Preferences.Language) async throws {
    for scheme in Browser.Preferences.ColorScheme.allCases {
      try await browser.prefer(scheme)
      try await browser.saveScreenshot("samples-\(state)-\(language.rawValue)-\(scheme.rawValue)")
      for finding in try await Axe.findings(in: browser) { Issue.record("\(state): \(finding)") }
    }
    #expect(try await browser.run("return document.documentElement.lang").string == language.rawValue)
    let overflow = try await browser.run(
      "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
    #expect(overflow == 0)
  }
}
