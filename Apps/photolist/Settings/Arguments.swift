public import ArgumentParser
public import Domain
public import Presentation
public import Terminal

// The command line speaks the words of the packages, which know nothing of a command line.
extension ColorChoice: @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension Language: @retroactive ExpressibleByArgument {}
extension PixelSize.Orientation: @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: @retroactive ExpressibleByArgument {}
