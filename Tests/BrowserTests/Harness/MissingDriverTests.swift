import Testing

/// Tests the error if chromedriver is missing. These tests always run, because they need no browser.
@Suite("Errors if no browser is installed") struct MissingDriverTests {
  @Test("Starting a driver that does not exist throws an error") func missingDriverIsReported() async throws {
    await #expect(throws: ProgramEnded.self) { _ = try await WebDriver(path: "/nonexistent/chromedriver") }
  }
}
