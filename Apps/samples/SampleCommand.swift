import AppSupport
import Foundation
import Terminal

/// A command that shows a sample.
protocol SampleCommand: AppCommand where Root == SamplesRoot {
  /// Returns the sample's first screen for a pipe.
  @MainActor func screen(of app: SamplesRoot, in session: LineSession) throws -> any LineScreen

  /// Returns the sample's first screen for a terminal.
  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) throws -> any ViewController
}

extension SampleCommand {
  @MainActor func run(_ app: SamplesRoot) async throws {
    if app.console.isInteractive {
      let coordinator = SamplesCoordinator(
        settings: app.settings, console: app.console, environment: ProcessInfo.processInfo.environment)
      return try await coordinator.run(from: try screen(of: app, on: coordinator))
    }
    let session = LineSession(console: app.console, language: app.settings.common.language)
    try await session.run(from: try screen(of: app, in: session))
  }
}
