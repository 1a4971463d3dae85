import Testing

/// Tests what happens without a browser. These tests always run.
@Suite("Without a browser") struct MissingDriverTests {
  @Test("A driver that cannot start is reported") func missingDriverIsReported() async throws {
    await #expect(throws: ProgramEnded.self) { _ = try await WebDriver(path: "/nonexistent/chromedriver") }
  }
}
