public import AppSupport
public import ArgumentParser
public import Domain

/// The options that every command of photolist takes.
struct PhotolistOptions: AppOptions {
  @Option(help: "The source of photos. (default: unsplash if UNSPLASH_ACCESS_KEY is set, else demo)")
  var source: PhotoSource?

  @Option(help: "The format of data on standard output. (default: table)")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("Record the network traffic in a new file, without secrets.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("Use recorded network traffic instead of the network.", valueName: "file"))
  var replay: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard record == nil || replay == nil else { throw ValidationError("Choose one of --record and --replay.") }
    guard !common.offline || (record ?? replay) == nil else {
      throw ValidationError("--offline uses no network traffic. Leave out --\(record == nil ? "replay" : "record").")
    }
  }
}

extension PhotoSource: Choice, @retroactive ExpressibleByArgument, @retroactive Decodable {}
extension PixelSize.Orientation: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: Choice, @retroactive ExpressibleByArgument {}
