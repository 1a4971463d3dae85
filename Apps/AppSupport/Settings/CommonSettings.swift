package import Presentation
package import Terminal

/// The settings that every app has.
package struct CommonSettings: Sendable {
  package var color: ColorChoice
  package var language: Language
  package var isOffline: Bool
  /// How long a response may take, in seconds.
  package var timeout: Double
  package var verbosity: Int
  package var isQuiet: Bool
  package var images: PictureChoice
  package var paths: Paths

  package init(options: CommonOptions, environment: [String: String]) throws(CommandFailure) {
    paths = try Paths(environment: environment)
    let config = try CommonConfig(path: paths.configFile)
    color = options.color ?? config.color ?? .auto
    language = options.language ?? Language(locale: Self.locale(in: environment))
    isOffline = options.offline
    timeout = options.timeout ?? config.timeout ?? 30
    verbosity = options.verbose
    isQuiet = options.quiet
    images = try Self.images(in: environment) ?? config.images ?? .auto
  }

  /// Describes why a time limit in seconds is invalid; nil if it is valid.
  static func mistake(inTimeout timeout: Double?) -> String? {
    guard let timeout, !(timeout > 0 && timeout <= 86_400) else { return nil }
    return "takes seconds above 0, and at most 86400 (a day)."
  }

  /// The locale, with the variables in POSIX's order.
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
package struct CommonConfig: ConfigSection {
  package var color: ColorChoice?
  /// In seconds.
  package var timeout: Double?
  /// How pictures are shown.
  package var images: PictureChoice?

  package init() {}

  package var mistake: String? { CommonSettings.mistake(inTimeout: timeout).map { "timeout \($0)" } }
}

extension CommandFailure {
  fileprivate static func badImages(_ text: String) -> CommandFailure {
    CommandFailure(
      message: "PHOTOLIST_IMAGES is “\(text)”, which is no way to show pictures.",
      advice:
        "Use one of \(PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")), or unset PHOTOLIST_IMAGES.",
      status: .config)
  }
}
