package import ArgumentParser

/// The composition root of a command: creates the command's view models and their dependencies.
@MainActor
package protocol AppRoot {
  associatedtype Settings: AppSettings

  init(settings: Settings, console: Console) async throws

  /// Closes the databases and connections.
  func close() async
}

/// The settings of an app. The command line overrides the environment, which overrides the config file.
package protocol AppSettings: Sendable {
  associatedtype Options: AppOptions

  init(options: Options, environment: [String: String]) throws(CommandFailure)

  var common: CommonSettings { get }
  var format: OutputFormat { get }
}

/// The options that every command of an app takes.
package protocol AppOptions: ParsableArguments {
  var common: CommonOptions { get }
  /// The chosen format; nil for the default.
  var format: OutputFormat? { get }
}
