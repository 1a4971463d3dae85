import AppSupport
import Domain
import Networking
import Repositories

/// photolist's settings, from the command line, the environment and the config file.
@dynamicMemberLookup
struct Settings: AppSettings {
  var common: CommonSettings
  var source: PhotoSource
  /// The folder of the user's photos; nil for other sources.
  var folder: String?
  /// Whether the source is the default, because the user chose none.
  var sourceIsDefault: Bool
  var format: OutputFormat
  var perPage: Int
  /// The key for the Unsplash API, which is never printed.
  var accessKey: AccessKey?
  var unsplashBase: BaseURL
  var picsumBase: BaseURL
  var usesMouse: Bool
  var keys: KeyMap
  /// The recording of the network traffic, if the user chose one.
  var cassette: NetworkStack.Cassette?

  init(options: PhotolistOptions, environment: [String: String]) throws(CommandFailure) {
    common = try CommonSettings(options: options.common, environment: environment)
    let config = try ConfigFile(path: common.paths.configFile)
    accessKey = try Self.accessKey(in: environment)
    let chosen = options.source ?? config.source
    source = chosen?.source ?? (accessKey == nil ? .demo : .unsplash)
    sourceIsDefault = chosen == nil
    if case .folder(let path) = chosen { folder = Self.expandingHome(path, environment: environment) }
    format = options.format ?? config.format ?? .table
    perPage = config.perPage ?? 10
    unsplashBase = try environment.baseURL("UNSPLASH_BASE_URL") ?? UnsplashAPI.officialBase
    picsumBase = try environment.baseURL("PICSUM_BASE_URL") ?? PicsumAPI.officialBase
    usesMouse = config.mouse ?? true
    keys = try KeyMap(changes: config.keys ?? [:])
    cassette = Self.cassette(options, accessKey: environment["UNSPLASH_ACCESS_KEY"])
    if source == .unsplash, accessKey == nil, !common.isOffline, options.replay == nil { throw .noAccessKey }
  }

  private static func cassette(_ options: PhotolistOptions, accessKey: String?) -> NetworkStack.Cassette? {
    if let path = options.replay { return .replay(path: path) }
    let secrets = accessKey.map { [$0.filter { !$0.isWhitespace }] } ?? []
    return options.record.map { .record(path: $0, secrets: secrets) }
  }

  subscript<Value>(dynamicMember member: KeyPath<CommonSettings, Value>) -> Value { common[keyPath: member] }

  /// A shell expands `~` only at the beginning of a word.
  private static func expandingHome(_ path: String, environment: [String: String]) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  private static func accessKey(in environment: [String: String]) throws(CommandFailure) -> AccessKey? {
    guard let text = environment["UNSPLASH_ACCESS_KEY"], text.contains(where: { !$0.isWhitespace }) else { return nil }
    guard let key = AccessKey(text) else { throw .badAccessKey }
    return key
  }
}

extension CommandFailure {
  fileprivate static var noAccessKey: CommandFailure {
    CommandFailure(
      message: "Unsplash requires an access key, and UNSPLASH_ACCESS_KEY is not set.",
      advice:
        "Get one for free at https://unsplash.com/developers and export UNSPLASH_ACCESS_KEY, or use --source demo.",
      status: .noPermission)
  }

  fileprivate static var badAccessKey: CommandFailure {
    CommandFailure(
      message: "UNSPLASH_ACCESS_KEY is not a valid access key.",
      advice: "Copy the key again from https://unsplash.com/developers, or unset UNSPLASH_ACCESS_KEY.",
      status: .noPermission)
  }
}
