import ArgumentParser

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A command that shows a sample.
protocol SampleCommand: AppCommand where Root == SampleRoot {
  /// The sample's first screen, line by line.
  @MainActor func screen(of app: SampleRoot, in session: SampleSession) throws -> any LineScreen

  /// The sample's first screen, on a whole terminal.
  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) throws -> any SampleScreen
}

extension SampleCommand {
  func validate() throws {
    guard common.format ?? .table == .table else { throw ValidationError("A sample writes lines; it has no --format.") }
  }

  @MainActor func run(_ app: SampleRoot) async throws {
    if app.console.isInteractive {
      let coordinator = SamplesCoordinator(
        settings: app.settings, console: app.console, environment: ProcessInfo.processInfo.environment)
      return try await coordinator.run(from: try screen(of: app, on: coordinator))
    }
    let session = SampleSession(console: app.console, language: app.settings.language)
    try await session.run(from: try screen(of: app, in: session))
  }
}
