public import Web

/// A tab of a browser for tests. Like the script of a page, the tab stores the elements and their properties.
///
///     var tab = try await TestTab(browser)
///     try await tab.send("counter", "plus")
///     try await tab.receives { $0.elements["counter"]?["value"] == 2 }
///
/// A test that waits for a change needs a time limit, because a tab waits as long as the server is running.
public struct TestTab: Sendable {
  /// The elements of the page, by name. Each element is an object with the element's properties.
  public private(set) var elements: [String: JSON] = [:]
  /// The messages of elements, in order. Each message is an array of the element's name, the message's name and the
  /// message's value.
  public private(set) var messages: [JSON] = []
  private let socket: TestSocket

  /// Opens the page in a new tab.
  public init(_ browser: TestBrowser) async throws {
    let answer: JSON
    (socket, answer) = try await browser.openPage()
    apply(answer)
  }

  /// Sends an event of a control.
  public func send(_ element: String, _ event: String, _ value: JSON = .null) async throws {
    try await socket.send(["element": .string(element), "event": .string(event), "value": value])
  }

  /// Receives changes until the condition is true.
  ///
  /// - Throws: an error if the server closes the connection.
  public mutating func receives(until condition: (TestTab) -> Bool) async throws {
    while !condition(self) { apply(try await socket.receive()) }
  }

  /// Closes the tab, and waits until the server has ended the tab's page.
  public func close() async throws {
    // Code 1000 says that the tab will not connect again.
    try await socket.send(opcode: 8, payload: [0x03, 0xE8])
    _ = try await socket.waitForClose()
    await socket.close()
  }

  private mutating func apply(_ message: JSON) {
    for name in message["remove"]?.array ?? [] { elements[name.string ?? ""] = nil }
    for (name, changed) in message["set"]?.members ?? [:] {
      elements[name] = .object((elements[name]?.members ?? [:]).merging(changed.members) { $1 })
    }
    messages += message["emit"]?.array ?? []
  }
}

extension JSON {
  /// The members of an object; empty for other values.
  fileprivate var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
}
