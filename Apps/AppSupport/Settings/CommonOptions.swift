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

  @Option(help: "The language of texts: en or ko. (default: from LANG, else en)")
  package var language: Language?

  @Flag(name: .shortAndLong, help: "Log requests to standard error. Repeat to log header fields as well.")
  package var verbose: Int

  @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
  package var quiet = false

  package init() {}

  package func validate() throws {
    if let mistake = CommonSettings.mistake(inTimeout: timeout) { throw ValidationError("--timeout \(mistake)") }
  }
}
