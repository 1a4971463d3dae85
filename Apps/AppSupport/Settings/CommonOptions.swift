package import ArgumentParser
package import Presentation
package import Terminal

/// The options that the commands of every app take.
package struct CommonOptions: ParsableArguments {
  @Flag(help: "Use only what is cached; open no connection.")
  package var offline = false

  @Option(help: ArgumentHelp("How long a response may take. (default: 30)", valueName: "seconds"))
  package var timeout: Double?

  @Option(help: "Whether to write colors. (default: auto)")
  package var color: ColorChoice?

  @Option(help: "The language of texts: en or ko. (default: that of LANG, else en)")
  package var language: Language?

  @Flag(name: .shortAndLong, help: "Say more on standard error; twice for every step of a request.")
  package var verbose: Int

  @Flag(name: .shortAndLong, help: "Say nothing on standard error but errors.")
  package var quiet = false

  package init() {}

  package func validate() throws {
    if let mistake = CommonSettings.mistake(inTimeout: timeout) { throw ValidationError("--timeout \(mistake)") }
  }
}
