/// A line of a sample's input: an event such as `plus` or `delete 2`, or a field such as `title=Milk`.
enum SampleLine: Equatable {
  case event(String, argument: String)
  case field(String, String)

  /// Why a line does nothing.
  enum Problem: Error {
    /// The screen on top knows no such event or field.
    case unknown
    /// Nothing on the screen has that number or name.
    case nothingThere
    /// There is nothing to undo.
    case nothingToUndo
  }

  /// Nothing if the line is blank.
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

  /// What the user calls it.
  var name: String {
    switch self {
    case .event(let name, _), .field(let name, _): name
    }
  }

  /// One word, and nothing else.
  private static func name(_ text: Substring) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? words.first?.lowercased() : nil
  }
}
