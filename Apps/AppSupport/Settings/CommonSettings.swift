package import Presentation
package import Terminal

/// The settings that every app has.
package struct CommonSettings: Sendable {
  package var color: ColorChoice
  package var language: Language
  package var isOffline: Bool
  /// The time limit for a response, in seconds.
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

  /// Returns an error message without its subject, or nil if the time limit is valid.
  static func mistake(inTimeout timeout: Double?) -> String? {
    guard let timeout, !(timeout > 0 && timeout <= 86_400) else { return nil }
    return "takes a number of seconds above 0 and up to 86400 (a day)."
  }

  /// Returns the user's locale from the variables in POSIX's order of precedence.
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
  /// The time limit for a response, in seconds.
  package var timeout: Double?
  /// The method that shows pictures.
  package var images: PictureChoice?

  package init() {}

  package var mistake: String? { CommonSettings.mistake(inTimeout: timeout).map { "timeout \($0)" } }
}

extension CommandFailure {
  fileprivate static func badImages(_ text: String) -> CommandFailure {
    CommandFailure(
      message: "PHOTOLIST_IMAGES has the unknown value “\(text)”.",
      advice:
        "Use one of \(PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")), or unset PHOTOLIST_IMAGES.",
      status: .config)
  }
}
