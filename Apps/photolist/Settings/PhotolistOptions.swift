public import AppSupport
public import ArgumentParser
public import Domain

/// The options that every command of photolist takes.
struct PhotolistOptions: AppOptions {
  @Option(help: "The source of photos. (default: unsplash if UNSPLASH_ACCESS_KEY is set, else demo)")
  var source: PhotoSource?

  @Option(help: "The format of data on standard output. (default: table)")
  var format: OutputFormat?

  @OptionGroup var common: CommonOptions
}

extension PhotoSource: Choice, @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension PixelSize.Orientation: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: Choice, @retroactive ExpressibleByArgument {}
