import ArgumentParser
import Presentation
import Terminal

/// What every command understands.
struct CommonOptions: ParsableArguments {
  @Option(help: "Where photos come from. (default: unsplash with UNSPLASH_ACCESS_KEY set, else demo)")
  var source: SourceName?

  @Option(help: "How data is written to standard output. (default: table)")
  var format: OutputFormat?

  @Flag(help: "Use only what was stored before; open no connection.")
  var offline = false

  @Option(help: ArgumentHelp("How long an answer may take. (default: 30)", valueName: "seconds"))
  var timeout: Double?

  @Option(help: "Whether to write colours. (default: auto)")
  var color: ColorChoice?

  @Option(help: "The language of texts: en or ko. (default: that of LANG, else en)")
  var language: Language?

  @Flag(name: .shortAndLong, help: "Say more on standard error; twice for every step of a request.")
  var verbose: Int

  @Flag(name: .shortAndLong, help: "Say nothing on standard error but errors.")
  var quiet = false

  func validate() throws {
    if let mistake = Settings.mistake(inTimeout: timeout) { throw ValidationError("--timeout \(mistake)") }
  }
}
