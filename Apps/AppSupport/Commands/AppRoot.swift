package import ArgumentParser

/// The objects behind a command, built by hand for its settings.
@MainActor
package protocol AppRoot {
  associatedtype Settings: AppSettings

  init(settings: Settings, console: Console) async throws

  /// Releases what the root holds.
  func close() async
}

/// The settings of an app: from the command line, else the environment, else the config file, else the default.
package protocol AppSettings: Sendable {
  associatedtype Options: AppOptions

  init(options: Options, environment: [String: String]) throws(CommandFailure)

  var common: CommonSettings { get }
  var format: OutputFormat { get }
}

/// The options that every command of an app takes.
package protocol AppOptions: ParsableArguments {
  var common: CommonOptions { get }
  /// Nil where the user chose none.
  var format: OutputFormat? { get }
}
