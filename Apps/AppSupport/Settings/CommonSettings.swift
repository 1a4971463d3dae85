package import Presentation
package import Terminal

/// The settings that every app has.
package struct CommonSettings: Sendable {
  @Setting package var color: ColorChoice
  @Setting package var theme: ThemeName
  /// The colors that replace the theme's colors.
  @Setting package var colors: ThemeColorsConfig?
  @Setting package var language: Language
  @Setting package var isOffline: Bool
  /// The time limit for a response, in seconds.
  @Setting package var timeout: Double
  package var verbosity: Int
  package var isQuiet: Bool
  @Setting package var images: PictureChoice
  package var paths: Paths
  package var certificates: CertificateAuthorities

  package init(options: CommonOptions, environment: [String: String]) throws(CommandFailure) {
    paths = try Paths(environment: environment)
    certificates = try CertificateAuthorities(environment: environment)
    let config = try CommonConfig(ConfigFile(path: paths.configFile))
    let locale = Self.locale(in: environment)
    let refusesColor = environment["NO_COLOR"]?.isEmpty == false
    _color = Setting(
      flag: options.colorChoice, environment: refusesColor ? .never : nil, file: config.color, default: .auto)
    _theme = Setting(flag: options.theme, file: config.theme, default: .auto)
    _colors = Setting(file: config.colors.map(Optional.some), default: nil)
    // Unlike other environment variables, the locale does not override the config file: the user sets the locale for
    // all programs, and the config file for this program.
    _language = Setting(
      flag: options.language, environment: config.language == nil && !locale.isEmpty ? Language(locale: locale) : nil,
      file: config.language, default: .english)
    _isOffline = Setting(flag: options.offline ? true : nil, default: false)
    _timeout = Setting(flag: options.timeout, file: config.timeout, default: 30)
    verbosity = options.verbose
    isQuiet = options.quiet
    _images = Setting(environment: try Self.images(in: environment), file: config.images, default: .auto)
  }

  package var themeChoice: ThemeChoice { ThemeChoice(theme, colors: colors) }

  static func isValid(timeout: Double) -> Bool { timeout > 0 && timeout <= 86_400 }

  /// Returns the user's locale from the environment variables, in POSIX's order of precedence.
  package static func locale(in environment: [String: String]) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  package static func images(in environment: [String: String]) throws(CommandFailure) -> PictureChoice? {
    guard let text = environment["PHOTOLIST_IMAGES"], !text.isEmpty else { return nil }
    guard let choice = PictureChoice(rawValue: text) else { throw .badImages(text) }
    return choice
  }
}

/// The fields of the config file that every app reads.
package struct CommonConfig {
  package static let fields = ["color", "theme", "colors", "language", "timeout", "images"]

  package var color: ColorChoice?
  package var language: Language?
  package var theme: ThemeName?
  /// Colors that replace the theme's colors.
  package var colors: ThemeColorsConfig?
  /// The time limit for a response, in seconds.
  package var timeout: Double?
  /// The method that shows pictures.
  package var images: PictureChoice?

  /// - Throws: `CommandFailure`, if a value is wrong.
  package init(_ file: ConfigFile) throws(CommandFailure) {
    let strings = file.strings.settings
    color = try file.choice("color")
    language = try file.choice("language")
    timeout = try file.number("timeout", allowed: strings.seconds, where: CommonSettings.isValid(timeout:))
    images = try file.choice("images")
    theme = try file.choice("theme")
    colors = try file.value("colors", allowed: strings.colorsByPurpose(ThemeColorsConfig.names)) {
      ThemeColorsConfig($0)
    }
    if let poor = colors?.poorContrast(in: theme ?? .auto) {
      let allowed = strings.readableColors(poor.name, poor.ratio, ThemeColorsConfig.leastContrast)
      let _: Never? = try file.value("colors", allowed: allowed) { _ in nil }
    }
  }
}

extension CommandFailure {
  fileprivate static func badImages(_ text: String) -> CommandFailure {
    let strings = Strings.program.settings
    let variable = "PHOTOLIST_IMAGES"
    return CommandFailure(
      message: strings.wrongVariable(variable, text),
      advice: strings.setVariable(variable, strings.oneOf(PictureChoice.allValueStrings)), status: .config)
  }
}
