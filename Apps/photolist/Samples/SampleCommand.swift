import ArgumentParser

/// A command that shows a sample.
protocol SampleCommand: AppCommand where Root == SampleRoot {
  /// The sample's first face.
  @MainActor func face(of app: SampleRoot, in session: SampleSession) throws -> any SampleFace
}

extension SampleCommand {
  func validate() throws {
    guard common.format ?? .table == .table else { throw ValidationError("A sample writes lines; it has no --format.") }
  }

  @MainActor func run(_ app: SampleRoot) async throws {
    let session = SampleSession(console: app.console, language: app.settings.language)
    try await session.run(from: try face(of: app, in: session))
  }
}
