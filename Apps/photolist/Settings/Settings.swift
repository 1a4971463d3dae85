import Domain
import Presentation
import Repositories
import Terminal

/// What was asked for, from the command line, else the environment, else the config file, else the default.
struct Settings: Sendable {
  var source: PhotoSource
  /// Whether the source was chosen by nobody.
  var sourceIsDefault: Bool
  var format: OutputFormat
  var color: ColorChoice
  var language: Language
  var isOffline: Bool
  /// How long an answer may take, in seconds.
  var timeout: Double
  var perPage: Int
  var verbosity: Int
  var isQuiet: Bool
  var paths: Paths
  /// Only for the API of Unsplash; never shown.
  var accessKey: AccessKey?
  var unsplashBase: BaseURL
  var picsumBase: BaseURL
  var itunesBase: BaseURL
  var images: PictureChoice
  var usesMouse: Bool
  var keys: KeyMap

  init(options: CommonOptions, environment: [String: String]) throws(SettingsError) {
    paths = try Paths(environment: environment)
    let config = try ConfigFile(path: paths.configFile)
    accessKey = try Self.accessKey(in: environment)
    let chosen = options.source ?? config.source
    source = chosen?.source ?? (accessKey == nil ? .demo : .unsplash)
    sourceIsDefault = chosen == nil
    format = options.format ?? config.format ?? .table
    color = options.color ?? config.color ?? .auto
    language = options.language ?? Language(locale: Self.locale(in: environment))
    isOffline = options.offline
    timeout = options.timeout ?? config.timeout ?? 30
    perPage = config.perPage ?? 10
    verbosity = options.verbose
    isQuiet = options.quiet
    unsplashBase = try Self.base("UNSPLASH_BASE_URL", in: environment) ?? UnsplashAPI.officialBase
    picsumBase = try Self.base("PICSUM_BASE_URL", in: environment) ?? PicsumAPI.officialBase
    itunesBase = try Self.base("ITUNES_BASE_URL", in: environment) ?? ITunesMusicRepository.officialBase
    images = try Self.images(in: environment) ?? config.images ?? .auto
    usesMouse = config.mouse ?? true
    keys = try KeyMap(changes: config.keys ?? [:])
    if source == .unsplash, accessKey == nil, !isOffline { throw .noAccessKey }
  }

  /// What a time limit takes, if this is none, in seconds.
  static func mistake(inTimeout timeout: Double?) -> String? {
    guard let timeout, !(timeout > 0 && timeout <= 86_400) else { return nil }
    return "takes seconds above 0, and at most 86400 (a day)."
  }

  /// As POSIX orders the variables.
  static func locale(in environment: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  private static func base(_ variable: String, in environment: [String: String]) throws(SettingsError) -> BaseURL? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let base = BaseURL(text) else { throw .badAddress(variable: variable) }
    return base
  }

  static func images(in environment: [String: String]) throws(SettingsError) -> PictureChoice? {
    guard let text = environment["PHOTOLIST_IMAGES"], !text.isEmpty else { return nil }
    guard let choice = PictureChoice(rawValue: text) else { throw .badImages(text) }
    return choice
  }

  private static func accessKey(in environment: [String: String]) throws(SettingsError) -> AccessKey? {
    guard let text = environment["UNSPLASH_ACCESS_KEY"], text.contains(where: { !$0.isWhitespace }) else { return nil }
    guard let key = AccessKey(text) else { throw .badAccessKey }
    return key
  }
}
