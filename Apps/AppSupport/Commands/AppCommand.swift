package import ArgumentParser
import Foundation
import Presentation
import Terminal

/// A command of an app, which runs with the objects that its `Root` builds from the settings.
package protocol AppCommand: AsyncParsableCommand, Sendable {
  /// The type that creates the command's view models.
  associatedtype Root: AppRoot

  var options: Root.Settings.Options { get }

  /// Performs the command.
  ///
  /// - Throws: `CommandFailure`, `OutputError`, or the `ExitCode` of a failure that the command has already reported.
  @MainActor func run(_ app: Root) async throws
}

extension AppCommand {
  /// Builds the root and runs the command. SIGINT, SIGTERM or SIGHUP cancels the command. If the command fails, reports the
  /// failure and throws an `ExitCode`.
  @MainActor package func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    var console = Console(options: options, environment: environment)
    try await reportingFailures(on: { console }) {
      let settings = try Root.Settings(options: options, environment: environment)
      console = Console(
        format: settings.format, color: settings.common.color, isQuiet: settings.common.isQuiet,
        strings: Strings(settings.common.language), environment: environment)
      try await run(settings: settings, console: console)
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
      throw CommandFailure(message: Strings.program.settings.interrupted, status: status)
    }
    try result.get()
  }
}

/// Performs a command. If the command fails, reports the failure and throws an `ExitCode`. A closed pipe does not count
/// as a failure, and an interruption is not reported.
///
/// - Parameter console: Returns the console for the report.
@MainActor
package func reportingFailures(on console: () -> Console, _ command: () async throws -> Void) async throws {
  do {
    try await command()
  } catch OutputError.closed {
    return
  } catch let code as ExitCode {
    throw code
  } catch {
    let failure = CommandFailure(any: error)
    if ![.interrupted, .terminated, .hungUp].contains(failure.status) { console().report(failure) }
    throw failure.status.code
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
          message: Strings.program.settings.cannotWriteOutput(String(cString: strerror(number))),
          advice: Strings.program.settings.freeSpace, status: .cannotWrite)
      default: CommandFailure(message: String(describing: error), status: .storeFailed)
      }
  }
}
