import Foundation
import HTTPTypes
import ProgramTesting
import Web

/// A running headless Chromium with a user's preferences.
///
///     try await withBrowser(.init(language: .korean, width: 360, isTouch: true)) { browser in
///       try await browser.open(server.url)
///       try await browser.element("button").click()
///       try await browser.waits(for: "the heart") { try await browser.text.contains("♥") }
///     }
final class Browser: Sendable {
  let driver: WebDriver
  let session: String

  /// The preferences of the user and the size of the viewport in CSS pixels.
  struct Preferences: Sendable {
    enum Language: String, CaseIterable, Sendable { case english = "en", korean = "ko" }
    enum ColorScheme: String, CaseIterable, Sendable { case light, dark }

    var language = Language.english
    var colorScheme = ColorScheme.light
    var width = 1024
    var height = 768
    /// Whether the screen is a touch screen, as on a phone.
    var isTouch = false
    /// Additional arguments for Chromium.
    var arguments: [String] = []
  }

  init(driver: WebDriver, preferences: Preferences) async throws {
    self.driver = driver
    var arguments = [
      "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
      "--lang=\(preferences.language.rawValue)",
      "--window-size=\(preferences.width),\(preferences.height)",
    ]
    // Chromium's sandbox does not support root, the usual user in containers.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let languages = preferences.language == .korean ? "ko-KR,ko" : "en-US,en"
    let capabilities: JSON = [
      "browserName": "chrome",
      "goog:chromeOptions": [
        "args": .array((arguments + preferences.arguments).map { .string($0) }),
        "prefs": ["intl.accept_languages": .string(languages)],
      ],
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let created = try await driver.send(.post, "/session", ["capabilities": ["alwaysMatch": capabilities]])
    session = created["sessionId"]?.string ?? ""
    try await resize(width: preferences.width, height: preferences.height, isTouch: preferences.isTouch)
    try await prefer(preferences.colorScheme)
  }

  /// Sends a WebDriver command for this browser's session.
  @discardableResult
  func send(_ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    // Only POST commands have a body. `.none` omits the body; `nil` would be the JSON value null.
    try await driver.send(method, "/session/\(session)\(path)", body ?? (method == .post ? .some([:]) : .none))
  }

  /// Closes the browser.
  func close() async {
    _ = try? await driver.send(.delete, "/session/\(session)")
  }

  // MARK: Pages

  /// Opens a page, and returns when it is loaded.
  func open(_ url: String) async throws {
    try await send(.post, "/url", ["url": .string(url)])
  }

  func reload() async throws { try await send(.post, "/refresh") }
  func goBack() async throws { try await send(.post, "/back") }
  func goForward() async throws { try await send(.post, "/forward") }

  var url: String { get async throws { try await send(.get, "/url").string ?? "" } }
  var title: String { get async throws { try await send(.get, "/title").string ?? "" } }
  /// The visible text of the page.
  var text: String {
    get async throws { try await run("return document.body ? document.body.innerText : ''").string ?? "" }
  }

  /// Runs the body of a JavaScript function, and returns the function's result. The body can read `arguments`.
  @discardableResult
  func run(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await send(.post, "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// Runs the body of an asynchronous JavaScript function, and returns the function's result. The body can use `await`.
  @discardableResult
  func runAsync(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await send(
      .post, "/execute/sync",
      ["script": .string("return (async function() { \(script) }).apply(null, arguments)"), "args": .array(arguments)])
  }

  // MARK: Elements

  /// Returns the first element that matches a CSS selector, as soon as there is one.
  func element(_ selector: String, within limit: Duration = .seconds(10)) async throws -> Element {
    try await waits(for: "an element \(selector)", within: limit) { try await elements(selector).first }
  }

  /// Returns the elements that match a CSS selector, without waiting.
  func elements(_ selector: String) async throws -> [Element] {
    try await send(.post, "/elements", ["using": "css selector", "value": .string(selector)]).elements
      .compactMap { Element(self, $0) }
  }

  /// The element that has the keyboard focus; nil if there is none.
  var focused: Element? {
    get async throws { Element(self, try await run("return document.activeElement")) }
  }

  // MARK: Tabs

  /// Opens a tab, and switches to it.
  func openTab() async throws {
    let tab = try await send(.post, "/window/new", ["type": "tab"])["handle"]
    try await send(.post, "/window", ["handle": tab ?? .null])
  }

  var tabs: [JSON] { get async throws { try await send(.get, "/window/handles").elements } }

  func switchTab(to handle: JSON) async throws {
    try await send(.post, "/window", ["handle": handle])
  }

  /// Closes the current tab, and switches to the first remaining tab.
  func closeTab() async throws {
    let remaining = try await send(.delete, "/window").elements
    if let first = remaining.first { try await switchTab(to: first) }
  }

  // MARK: Checks

  /// Repeats a condition until it returns a value other than nil.
  ///
  /// - Throws: `ConditionNotMet`, with the text of the page, after the time limit.
  @discardableResult
  func waits<Value>(
    for description: String, within limit: Duration = .seconds(10), _ condition: () async throws -> Value?
  ) async throws -> Value {
    do {
      return try await eventually(description, within: limit) {
        do {
          return try await condition()
        } catch let error as WebDriverError where error.code == "stale element reference" {
          // The page has replaced the element since the test found the element.
          return nil
        }
      }
    } catch is ConditionNotMet {
      let shown = (try? await text) ?? "(no page)"
      throw ConditionNotMet(condition: "\(description). The page shows:\n\(shown.prefix(2_000))", limit: limit)
    }
  }

  /// Repeats a condition until it is true.
  func waits(
    for description: String, within limit: Duration = .seconds(10), _ condition: () async throws -> Bool
  ) async throws {
    try await waits(for: description, within: limit) { try await condition() ? true : nil }
  }

  /// Waits until the page shows a text.
  func sees(_ text: String, within limit: Duration = .seconds(10)) async throws {
    try await waits(for: "the text “\(text)”", within: limit) { try await self.text.contains(text) }
  }

  /// Returns the console messages since the last call, including messages about errors and failed requests.
  func consoleMessages() async throws -> [String] {
    try await send(.post, "/se/log", ["type": "browser"]).elements.map {
      "\($0["level"]?.string ?? ""): \($0["message"]?.string ?? "")"
    }
  }

  /// Saves a screenshot of the viewport as `.build/screenshots/browser/NAME.png`.
  func saveScreenshot(_ name: String) async throws {
    let image = try await send(.get, "/screenshot").string.flatMap { Data(base64Encoded: $0) }
    let file = Self.screenshots.appending(path: "\(name).png")
    try FileManager.default.createDirectory(at: Self.screenshots, withIntermediateDirectories: true)
    try (image ?? Data()).write(to: file)
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
  static let screenshots = root.appending(path: ".build/screenshots/browser")
}

/// Starts a browser, runs `body`, and closes the browser.
func withBrowser<Value>(
  _ preferences: Browser.Preferences = .init(), _ body: (Browser) async throws -> Value
) async throws -> Value {
  let driver = try await WebDriver()
  do {
    let browser = try await Browser(driver: driver, preferences: preferences)
    let result: Result<Value, any Error>
    do { result = .success(try await body(browser)) } catch { result = .failure(error) }
    await browser.close()
    await driver.stop()
    return try result.get()
  } catch {
    await driver.stop()
    throw error
  }
}
