package import ArgumentParser
package import Presentation
package import Terminal

/// The options that the commands of every app take.
package struct CommonOptions: ParsableArguments {
  @Flag(help: "Use only cached data, without network access.")
  package var offline = false

  @Option(help: ArgumentHelp("The time limit for a response. (default: 30)", valueName: "seconds"))
  package var timeout: Double?

  @Option(help: "Whether to use colors. (default: auto)")
  package var color: ColorChoice?

  @Flag(help: "Turn off colors; the same as --color never.")
  package var noColor = false

  @Option(help: "The colors of screens: auto, terminal (the terminal's palette), dark or light. (default: auto)")
  package var theme: ThemeName?

  @Option(help: "The language of texts: en or ko. (default: language in the config file, else from LANG, else en)")
  package var language: Language?

  @Flag(name: .shortAndLong, help: "Log requests to standard error. Repeat to log header fields as well.")
  package var verbose: Int

  @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
  package var quiet = false

  package init() {}

  package var colorChoice: ColorChoice? { noColor ? .never : color }

  package func validate() throws {
    guard !noColor || color == nil else { throw ValidationError(Strings.program.settings.colorOrNoColor) }
    guard timeout.map(CommonSettings.isValid(timeout:)) ?? true else {
      throw ValidationError(Strings.program.settings.wrongOption("--timeout", Strings.program.settings.seconds))
    }
  }
}
