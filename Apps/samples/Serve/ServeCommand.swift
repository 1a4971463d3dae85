import AppSupport
import ArgumentParser

/// `samples serve`: the counter, the memos and the body mass index as a web page.
struct ServeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the counter, the memos and the body mass index in a web browser on this computer.",
    discussion: """
      EXAMPLES:
        samples serve
        samples serve --port 8080 --language ko

      Only this computer can open the page, and only with the printed address, which contains a secret.
      """
  )

  @OptionGroup var serving: ServeOptions
  @OptionGroup var options: SampleOptions

  @MainActor func run(_ app: SamplesRoot) async throws {
    let memos = try app.memos()
    try await serving.serve(
      PageAssets.all, name: "samples", defaultPort: 7469, settings: app.settings.common, console: app.console
    ) { page in
      SamplesPage(page, app, memos)
    }
  }
}
