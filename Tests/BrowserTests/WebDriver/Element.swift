import HTTPTypes
import Web

/// An element of a page.
struct Element: Sendable {
  /// The key of an element's id in WebDriver's JSON.
  private static let name = "element-6066-11e4-a52e-4f735466cecf"

  let browser: Browser
  let id: String

  init?(_ browser: Browser, _ reference: JSON) {
    guard let id = reference[Self.name]?.string else { return nil }
    self.browser = browser
    self.id = id
  }

  /// The element as an argument of a script or as the origin of an action.
  var reference: JSON { [Self.name: .string(id)] }

  private func send(_ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    try await browser.send(method, "/element/\(id)\(path)", body)
  }

  /// The visible text of the element.
  var text: String { get async throws { try await send(.get, "/text").string ?? "" } }
  var isDisplayed: Bool { get async throws { try await send(.get, "/displayed").bool ?? false } }
  var isEnabled: Bool { get async throws { try await send(.get, "/enabled").bool ?? false } }
  /// The element's role for assistive technology.
  var role: String { get async throws { try await send(.get, "/computedrole").string ?? "" } }
  /// The element's accessible name.
  var label: String { get async throws { try await send(.get, "/computedlabel").string ?? "" } }

  func attribute(_ name: String) async throws -> String? { try await send(.get, "/attribute/\(name)").string }
  func property(_ name: String) async throws -> JSON { try await send(.get, "/property/\(name)") }
  func style(_ property: String) async throws -> String { try await send(.get, "/css/\(property)").string ?? "" }

  /// The element's position and size, in the coordinates of the page.
  var frame: Frame {
    get async throws {
      let value = try await send(.get, "/rect")
      return Frame(
        x: value["x"]?.number ?? 0, y: value["y"]?.number ?? 0, width: value["width"]?.number ?? 0,
        height: value["height"]?.number ?? 0)
    }
  }

  struct Frame: Sendable, Equatable {
    let x, y, width, height: Double
  }

  func elements(_ selector: String) async throws -> [Element] {
    try await send(.post, "/elements", ["using": "css selector", "value": .string(selector)]).elements
      .compactMap { Element(browser, $0) }
  }

  /// Scrolls the element into view and clicks its center. Fails if another element covers the center.
  func click() async throws {
    _ = try await send(.post, "/click", [:])
  }

  /// Clicks the center of the element while a modifier key is held down.
  func click(holding modifier: Key) async throws {
    try await browser.click(self, holding: modifier)
  }

  /// Focuses the element and types a text.
  func type(_ text: String) async throws {
    _ = try await send(.post, "/value", ["text": .string(text)])
  }

  /// Deletes the text of a field.
  func clear() async throws {
    _ = try await send(.post, "/clear", [:])
  }
}
