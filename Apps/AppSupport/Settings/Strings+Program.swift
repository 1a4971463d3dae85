import Foundation
package import Presentation

extension Strings {
  /// The strings for errors that occur before the settings are known, such as wrong arguments.
  package static let program = Strings(
    Language(
      arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment))
}

extension Language {
  /// Chooses the language from the option, the config file or the locale, in this order of precedence.
  package init(option: Language?, config: Language?, environment: [String: String]) {
    self = option ?? config ?? Language(locale: CommonSettings.locale(in: environment))
  }

  /// Chooses the language before the arguments are parsed, or if the arguments are wrong.
  init(arguments: some Collection<String>, environment: [String: String]) {
    let options = zip(arguments, arguments.dropFirst()).lazy.compactMap { option, value -> Language? in
      option == "--language" ? Language(rawValue: value) : nil
    }
    let joined = arguments.lazy.compactMap { argument in
      argument.hasPrefix("--language=") ? Language(rawValue: String(argument.dropFirst("--language=".count))) : nil
    }
    // Errors of the config file are reported later, in the language of the locale.
    let strings = Strings(Language(locale: CommonSettings.locale(in: environment)))
    let config = (try? Paths(environment: environment, strings: strings))
      .flatMap { try? ConfigFile(path: $0.configFile, strings: strings) }
    let field: Language? = config.flatMap { try? $0.choice("language") }
    self.init(option: Array(options).first ?? Array(joined).first, config: field, environment: environment)
  }
}
