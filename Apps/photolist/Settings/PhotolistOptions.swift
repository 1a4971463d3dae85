public import AppSupport
public import ArgumentParser
public import Domain
import Presentation

/// The options that every command of photolist takes.
struct PhotolistOptions: AppOptions {
  @Option(help: "The source of photos. (default: unsplash if UNSPLASH_ACCESS_KEY is set, else demo)")
  var source: SourceName?

  @Option(help: "The format of data on standard output. (default: table)")
  var format: OutputFormat?

  @OptionGroup var cassette: CassetteOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    try cassette.validate(offline: common.offline)
  }
}

/// `--source`.
enum SourceName: Equatable {
  case demo, unsplash, picsum
  /// A folder of JPEG files: `folder:PATH`.
  case folder(path: String)

  init?(_ text: String) {
    switch text {
    case "demo": self = .demo
    case "unsplash": self = .unsplash
    case "picsum": self = .picsum
    default:
      guard text.hasPrefix(Self.folderPrefix), text != Self.folderPrefix else { return nil }
      self = .folder(path: String(text.dropFirst(Self.folderPrefix.count)))
    }
  }

  var source: PhotoSource {
    switch self {
    case .demo: .demo
    case .unsplash: .unsplash
    case .picsum: .picsum
    case .folder: .folder
    }
  }

  /// The name of the source, as written in the config file.
  var text: String {
    if case .folder(let path) = self { Self.folderPrefix + path } else { source.rawValue }
  }

  private static let folderPrefix = "folder:"

  /// Joins `--source folder PATH` into one value, because the parser requires the same number of values for each use of
  /// an option.
  static func joiningFolder(in arguments: [String]) -> [String] {
    var joined: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      joined.append(argument)
      if argument == "--" { break }
      if argument == "--source", rest.first == "folder", let path = rest.dropFirst().first, !path.hasPrefix("-") {
        joined.append(folderPrefix + path)
        rest = rest.dropFirst(2)
      }
    }
    return joined + rest
  }
}

extension SourceName: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  static var allValueStrings: [String] { ["demo", "unsplash", "picsum", "folder PATH"] }
  static var defaultCompletionKind: CompletionKind { .list(["demo", "unsplash", "picsum", "folder"]) }
}

extension PixelSize.Orientation: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: Choice, @retroactive ExpressibleByArgument {}
