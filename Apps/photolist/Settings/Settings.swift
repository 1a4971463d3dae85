import AppSupport
import Domain
import Repositories

/// photolist's settings, from the command line, the environment and the config file.
@dynamicMemberLookup
struct Settings: AppSettings {
  var common: CommonSettings
  var source: PhotoSource
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

  init(options: PhotolistOptions, environment: [String: String]) throws(CommandFailure) {
    common = try CommonSettings(options: options.common, environment: environment)
    let config = try ConfigFile(path: common.paths.configFile)
    accessKey = try Self.accessKey(in: environment)
    let chosen = options.source ?? config.source
    source = chosen ?? (accessKey == nil ? .demo : .unsplash)
    sourceIsDefault = chosen == nil
    format = options.format ?? config.format ?? .table
    perPage = config.perPage ?? 10
    unsplashBase = try environment.baseURL("UNSPLASH_BASE_URL") ?? UnsplashAPI.officialBase
    picsumBase = try environment.baseURL("PICSUM_BASE_URL") ?? PicsumAPI.officialBase
    usesMouse = config.mouse ?? true
    keys = try KeyMap(changes: config.keys ?? [:])
    if source == .unsplash, accessKey == nil, !common.isOffline { throw .noAccessKey }
  }

  subscript<Value>(dynamicMember member: KeyPath<CommonSettings, Value>) -> Value { common[keyPath: member] }

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
