import Foundation

/// What a server says about its refusal, short enough and plain enough to be shown: `{"errors": [...]}` or plain text.
struct APIErrorText: CustomStringConvertible {
  let description: String

  private static let longest = 200

  /// Empty for pages of HTML, for what is no text, and for what repeats a secret.
  init(_ body: [UInt8], secrets: [String]) {
    let text = Self.jsonErrors(body) ?? Self.plainText(body)
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    let line = words.map { String($0) }.joined(separator: " ")
    let repeatsASecret = secrets.contains { line.contains($0) }
    description = repeatsASecret ? "" : String(line.prefix(Self.longest))
  }

  var isEmpty: Bool { description.isEmpty }

  /// Unsplash says so in plain text with status 403.
  var saysThatTooMuchWasAsked: Bool {
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
