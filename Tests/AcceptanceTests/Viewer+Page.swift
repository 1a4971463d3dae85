import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Web
import WebTesting

extension Viewer {
  /// Runs `photolist serve`, and stops the server when `body` returns.
  ///
  ///     try await viewer.serves { browser in
  ///       var tab = try await TestTab(browser)
  ///       let likes = try await tab.show(section: "likesSection")
  ///     }
  ///
  /// - Returns: the exit status and the errors of the server.
  @discardableResult
  func serves(_ arguments: String..., body: (TestBrowser) async throws -> Void) async throws -> Answer {
    let ended = try await run(
      .path(FilePath(Program.photolist.path)),
      arguments: Arguments(["serve", "--port", "0"] + arguments),
      environment: .custom(variables),
      workingDirectory: FilePath(home.path()),
      input: .none,
      output: .sequence,
      error: .string(limit: 1 << 20)
    ) { execution in
      let result: Result<Void, any Error>
      do {
        let address = try await Self.address(execution.standardOutput.strings())
        result = .success(try await body(TestBrowser(opening: address)))
      } catch {
        result = .failure(error)
      }
      // Sending fails if the server has already ended. In this case, `result` contains the error of `body`.
      try? execution.send(signal: .interrupt)
      try result.get()
    }
    return Answer(ended.terminationStatus, nil, ended.standardError)
  }

  private static func address<Lines: AsyncSequence>(_ lines: Lines) async throws -> String
  where Lines.Element == String {
    for try await line in lines where line.hasPrefix("http://") { return line }
    return ""
  }
}

extension TestTab {
  /// Returns the value that the server has sent for a property of an element.
  func property(_ property: String, of element: String) -> JSON? { elements[element]?[property] }

  /// The titles of the sections.
  var sections: [String] { property("sections", of: "frame")?.array?.compactMap { $0["title"]?.string } ?? [] }

  /// Shows a section, and reports to the server that the first 20 lines of its list are visible.
  ///
  /// - Returns: the name of the section's current screen.
  mutating func show(section action: String, list: String = "items") async throws -> String {
    let sections = property("sections", of: "frame")?.array ?? []
    let index = sections.firstIndex { $0["action"]?.string == action } ?? -1
    try await send("frame", "section", ["number": 1, "section": .number(index)])
    try await receives { $0.property("section", of: "frame") == .number(index) }
    let screens = property("screens", of: "frame")?.array?[index].array
    let screen = screens?.last?["name"]?.string ?? ""
    try await send(screen, list, [0, 20])
    return screen
  }

  /// Waits until a list shows items with these titles.
  mutating func sees(_ titles: [String], in screen: String) async throws {
    try await receives { tab in
      tab.property("items", of: screen)?["items"]?.array?.map { $0["title"]?.string } == titles
    }
  }

  /// Waits until a screen shows a text instead of its list.
  mutating func sees(_ text: String, in screen: String) async throws {
    try await receives { $0.property("state", of: screen)?["placeholder"]?["text"]?.string == text }
  }

  /// Waits until the page shows a toast that contains a text.
  mutating func sees(toast text: String) async throws {
    try await receives { tab in
      tab.messages.contains { $0.array?[1] == "toast" && $0.array?[2]["text"]?.string?.contains(text) == true }
    }
  }
}
