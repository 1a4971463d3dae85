public import ArgumentParser
public import Domain
public import Presentation
public import Terminal

/// A word of a fixed list on the command line.
///
/// The list is named here and not by the parser, which goes through a key path of each type: at every start these are
/// put together anew, with a search through all conformances of the program.
public protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// They speak for themselves.
  public static var allValueDescriptions: [String: String] { [:] }
}

// The command line speaks the words of the packages, which know nothing of a command line.
extension ColorChoice: Choice, @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension Language: Choice, @retroactive ExpressibleByArgument {}
extension PixelSize.Orientation: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: Choice, @retroactive ExpressibleByArgument {}
