import Foundation
import Web

/// The accessibility checks of axe-core, which `Scripts/setup --browser` installs.
enum Axe {
  static let file = Browser.root.appending(path: ".build/browser/axe.min.js")

  /// A rule that some elements of a page violate.
  struct Finding: Sendable, CustomStringConvertible {
    let rule: String
    let help: String
    /// The HTML of each element, followed by a description of the violation.
    let elements: [String]

    var description: String { "\(rule): \(help)\n" + elements.map { "  \($0)" }.joined(separator: "\n") }
  }

  /// Checks the page with axe-core's rules for WCAG 2.2 (levels A and AA) and for best practices.
  static func findings(in browser: Browser) async throws -> [Finding] {
    let source = try String(contentsOf: file, encoding: .utf8)
    // DevTools evaluates the source, because the content security policy of a page can forbid new scripts.
    if try await browser.run("return typeof axe").string != "object" {
      try await browser.devTools("Runtime.evaluate", ["expression": .string(source)])
    }
    let result = try await browser.runAsync("return await axe.run(document, { resultTypes: ['violations'] })")
    guard case .array(let violations) = result["violations"] else {
      throw WebDriverError(command: "axe.run", code: "no result", message: "\(result)")
    }
    return violations.map { violation in
      Finding(
        rule: violation["id"]?.string ?? "", help: violation["help"]?.string ?? "",
        elements: (violation["nodes"]?.elements ?? []).map {
          "\($0["html"]?.string ?? "") \($0["failureSummary"]?.string?.replacing("\n", with: " ") ?? "")"
        })
    }
  }
}
