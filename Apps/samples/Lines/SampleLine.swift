/// A line of a sample's input: an event such as `plus` or `delete 2`, or a field such as `title=Milk`.
enum SampleLine: Equatable {
  case event(String, argument: String)
  case field(String, String)

  /// The reason why a line is rejected.
  enum Problem: Error {
    /// The top screen has no such event or field.
    case unknown
    /// No item on the screen has the given number or name.
    case nothingThere
    /// There is nothing to undo.
    case nothingToUndo
  }

  /// Parses a line, or returns nil if the line is blank.
  init?(_ text: String) {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    if let equals = text.firstIndex(of: "="), let name = Self.name(text[..<equals]) {
      self = .field(name, String(text[text.index(after: equals)...]))
    } else {
      let argument = words.dropFirst().joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self = .event(first.lowercased(), argument: argument)
    }
  }

  /// The name of the event or field.
  var name: String {
    switch self {
    case .event(let name, _), .field(let name, _): name
    }
  }

  /// Returns the text if it is a single word.
  private static func name(_ text: Substring) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? words.first?.lowercased() : nil
  }
}
