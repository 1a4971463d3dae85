package import ArgumentParser
import Foundation
import Terminal

/// A command of an app. It sends events to a view model and writes the view model's outputs.
package protocol AppCommand: AsyncParsableCommand, Sendable {
  /// The type that creates the command's view models.
  associatedtype Root: AppRoot

  var options: Root.Settings.Options { get }

  /// Performs the command.
  ///
  /// - Throws: `CommandFailure`, or `OutputError`.
  @MainActor func run(_ app: Root) async throws
}

extension AppCommand {
  /// Builds the root and runs the command, which SIGINT or SIGTERM cancels. If the command fails, exits with its
  /// status.
  @MainActor package func run() async throws {
    Output.reportClosedPipes()
    let environment = ProcessInfo.processInfo.environment
    var console = Console(
      format: options.format ?? .table, color: options.common.color ?? .auto, isQuiet: options.common.quiet,
      environment: environment)
    do {
      let settings = try Root.Settings(options: options, environment: environment)
      console = Console(
        format: settings.format, color: settings.common.color, isQuiet: settings.common.isQuiet,
        environment: environment)
      try await run(settings: settings, console: console)
    } catch OutputError.closed {
      return
    } catch {
      let failure = CommandFailure(any: error)
      if failure.status != .interrupted, failure.status != .terminated { console.report(failure) }
      throw failure.status.code
    }
  }

  @MainActor private func run(settings: Root.Settings, console: Console) async throws {
    let work = Task {
      let app = try await Root(settings: settings, console: console)
      do {
        try await run(app)
      } catch {
        await app.close()
        throw error
      }
      await app.close()
    }
    let interruption = Interruption { work.cancel() }
    let result = await work.result
    if let status = interruption.status {
      throw CommandFailure(message: "Interrupted.", status: status)
    }
    try result.get()
  }
}

extension CommandFailure {
  /// Converts an error that a command threw.
  package init(any error: any Error) {
    self =
      switch error {
      case let failure as CommandFailure: failure
      case OutputError.failed(let number):
        CommandFailure(
          message: "Cannot write the output: \(String(cString: strerror(number)))",
          advice: "Free some space, or redirect the output to another file system.", status: .cannotWrite)
      default: CommandFailure(message: String(describing: error), status: .storeFailed)
      }
  }
}
