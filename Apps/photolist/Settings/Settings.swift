import AppSupport
import Domain
import Networking
import Presentation
import Repositories

/// photolist's settings, from the command line, the environment and the config file.
@dynamicMemberLookup
struct Settings: AppSettings {
  var common: CommonSettings
  @Setting var sourceName: SourceName
  /// The folder of the user's photos; nil for other sources.
  var folder: String?
  @Setting var format: OutputFormat
  @Setting var perPage: Int
  /// The key for the Unsplash API, which is never printed.
  @Setting var accessKey: AccessKey?
  @Setting var unsplashBase: BaseURL
  @Setting var picsumBase: BaseURL
  @Setting var usesMouse: Bool
  @Setting var keys: KeyMap
  /// The recording of network traffic to write or to replay; nil if the user has not chosen a file.
  var cassette: NetworkStack.Cassette?

  init(options: PhotolistOptions, environment: [String: String]) throws(CommandFailure) {
    common = try CommonSettings(options: options.common, environment: environment)
    let config = try PhotolistConfig(ConfigFile(path: common.paths.configFile))
    _accessKey = Setting(environment: try Self.accessKey(in: environment).map(Optional.some), default: nil)
    // The note of a recording is the name of the source that was recorded.
    let recorded = options.cassette.replay.flatMap { NetworkStack.Cassette.note(at: $0) }.flatMap { SourceName($0) }
    _sourceName = Setting(
      flag: options.source ?? recorded, file: config.source, default: _accessKey.wrappedValue == nil ? .demo : .unsplash
    )
    if case .folder(let path) = _sourceName.wrappedValue { folder = Self.expandingHome(path, environment: environment) }
    _format = Setting(flag: options.format, file: config.format, default: .table)
    _perPage = Setting(file: config.perPage, default: 10)
    _unsplashBase = Setting(
      environment: try environment.baseURL("UNSPLASH_BASE_URL"), default: UnsplashAPI.officialBase)
    _picsumBase = Setting(environment: try environment.baseURL("PICSUM_BASE_URL"), default: PicsumAPI.officialBase)
    _usesMouse = Setting(file: config.mouse, default: true)
    let path = common.paths.configFile
    let keys = try config.keys.map { changes throws(CommandFailure) in try KeyMap(changes: changes, path: path) }
    _keys = Setting(file: keys, default: KeyMap())
    let secret = environment["UNSPLASH_ACCESS_KEY"].map { [$0.filter { !$0.isWhitespace }] }
    cassette = options.cassette.cassette(
      secrets: secret ?? [], note: _sourceName.wrappedValue.source == .folder ? nil : _sourceName.wrappedValue.text)
    let isReplay = options.cassette.replay != nil
    if source == .unsplash, accessKey == nil, !common.isOffline, !isReplay { throw .noAccessKey }
  }

  var source: PhotoSource { sourceName.source }
  /// Whether the default source is used.
  var sourceIsDefault: Bool { $sourceName == .default }

  var unsplashURL: String { unsplashBase.description }
  var picsumURL: String { picsumBase.description }

  subscript<Value>(dynamicMember member: KeyPath<CommonSettings, Value>) -> Value { common[keyPath: member] }

  /// Expands `~`, because a shell expands it only at the beginning of a word.
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
    let strings = Strings.program.usage
    return CommandFailure(message: strings.noAccessKey, advice: strings.getAccessKey, status: .noPermission)
  }

  fileprivate static var badAccessKey: CommandFailure {
    let strings = Strings.program.usage
    return CommandFailure(message: strings.badAccessKey, advice: strings.copyAccessKey, status: .noPermission)
  }
}
