public import ArgumentParser
public import Presentation
public import Terminal

/// An option's value from a fixed list.
///
/// The list is made here, because the parser's own goes through a key path of each type: those are instantiated anew at
/// every start, with a search through all conformances of the program.
public protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// The names need no description.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension ColorChoice: Choice, @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension Language: Choice, @retroactive ExpressibleByArgument {}

/// `--format`.
package enum OutputFormat: String, Choice, Decodable, Sendable {
  /// Columns for people.
  case table
  /// One document.
  case json
  /// One object per line.
  case ndjson
}

/// `--images`.
package enum PictureChoice: String, Choice, Decodable, Sendable {
  /// The best method that the terminal is known to support.
  case auto
  case kitty, sixel, iterm, blocks, none
  case kittyPlaceholders = "kitty-placeholders"

  /// Nil where the terminal decides.
  package var method: PictureMethod? {
    switch self {
    case .auto: nil
    case .kitty: .kitty
    case .kittyPlaceholders: .kittyPlaceholders
    case .sixel: .sixel
    case .iterm: .iterm
    case .blocks: .blocks
    case .none: PictureMethod.none
    }
  }
}
