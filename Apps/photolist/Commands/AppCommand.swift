import ArgumentParser
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A command. It is a view: it gives a view model events, and writes what comes out.
protocol AppCommand: AsyncParsableCommand, Sendable {
  /// What the command gets its view models from.
  associatedtype Root: AppRoot

  var common: CommonOptions { get }

  /// Does the work. Everything that fails is a `CommandFailure`, or the output's.
  @MainActor func run(_ app: Root) async throws
}

extension AppCommand {
  /// Builds the graph, runs the command so that a signal can stop it, and ends with the status that tells what happened.
  @MainActor func run() async throws {
    Output.reportClosedPipes()
    let environment = ProcessInfo.processInfo.environment
    var console = Console(
      format: common.format ?? .table, color: common.color ?? .auto, isQuiet: common.quiet, environment: environment)
    do {
      let settings = try Settings(options: common, environment: environment)
      console = Console(
        format: settings.format, color: settings.color, isQuiet: settings.isQuiet, environment: environment)
      try await run(settings: settings, console: console)
    } catch OutputError.closed {
      return
    } catch {
      let failure = CommandFailure(any: error)
      if failure.status != .interrupted, failure.status != .terminated { console.report(failure) }
      throw failure.status.code
    }
  }

  @MainActor private func run(settings: Settings, console: Console) async throws {
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
  init(any error: any Error) {
    self =
      switch error {
      case let failure as CommandFailure: failure
      case let error as SettingsError: CommandFailure(error)
      case OutputError.failed(let number):
        CommandFailure(
          message: "The output cannot be written: \(String(cString: strerror(number)))",
          advice: "Free some space, or send it elsewhere.", status: .cannotWrite)
      default: CommandFailure(message: String(describing: error), status: .storeFailed)
      }
  }
}
