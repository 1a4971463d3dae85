public import AppSupport
public import ArgumentParser
public import Domain

/// The options that every command of photolist takes.
struct PhotolistOptions: AppOptions {
  @Option(help: "The source of photos. (default: unsplash if UNSPLASH_ACCESS_KEY is set, else demo)")
  var source: SourceName?

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

  private static let folderPrefix = "folder:"

  /// Joins `--source folder PATH` into one value, since an option of the parser has as many values everywhere.
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

extension SourceName: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = SourceName(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a source")
    }
    self = name
  }
}

extension PixelSize.Orientation: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Color: Choice, @retroactive ExpressibleByArgument {}
extension SearchQuery.Order: Choice, @retroactive ExpressibleByArgument {}
