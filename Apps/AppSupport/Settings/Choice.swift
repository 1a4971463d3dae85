public import ArgumentParser
public import Presentation
public import Terminal

/// The value of an option that has a fixed list of values.
///
/// An extension lists the values, because the parser's default implementation slows down the start of the program.
public protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// Empty, because the values need no descriptions.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension ColorChoice: Choice, @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension Language: Choice, @retroactive ExpressibleByArgument {}

/// The values of `--format`.
package enum OutputFormat: String, Choice, Decodable, Sendable {
  /// A table for people.
  case table
  /// One JSON document.
  case json
  /// One JSON object per line.
  case ndjson
}

/// The values of `--images`.
package enum PictureChoice: String, Choice, Decodable, Sendable {
  /// The best method that the terminal supports.
  case auto
  case kitty, sixel, iterm, blocks, none
  case kittyPlaceholders = "kitty-placeholders"

  /// The method; nil to detect the best one.
  package var method: PictureMethod? { PictureMethod(rawValue: rawValue) }
}
