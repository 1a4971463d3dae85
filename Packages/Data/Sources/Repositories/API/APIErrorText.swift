import Foundation

/// The text of an error response, short enough to be shown. Reads the JSON `{"errors": [...]}` and plain text.
struct APIErrorText: CustomStringConvertible {
  let description: String

  private static let longest = 200

  /// Creates the text. The text is empty for HTML, for bytes that are not text, and for a text that contains a secret.
  init(_ body: [UInt8], secrets: [String]) {
    let text = Self.jsonErrors(body) ?? Self.plainText(body)
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    let line = words.map { String($0) }.joined(separator: " ")
    let containsSecret = secrets.contains { line.contains($0) }
    description = containsSecret ? "" : String(line.prefix(Self.longest))
  }

  var isEmpty: Bool { description.isEmpty }

  /// Whether the text reports an exceeded rate limit, as Unsplash does with status 403.
  var reportsRateLimit: Bool {
    description.lowercased().contains("rate limit exceeded")
  }

  private struct Errors: Decodable {
    var errors: [String]
  }

  private static func jsonErrors(_ body: [UInt8]) -> String? {
    guard let errors = try? JSONDecoder().decode(Errors.self, from: Data(body)) else { return nil }
    return errors.errors.joined(separator: "; ")
  }

  private static func plainText(_ body: [UInt8]) -> String {
    guard let text = String(validating: body.prefix(4 * longest), as: UTF8.self) else { return "" }
    let isMarkup = ["<", "{", "["].contains(text.first { !$0.isWhitespace })
    return isMarkup ? "" : text
  }
}
