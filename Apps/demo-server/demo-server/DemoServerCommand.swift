import ArgumentParser

/// The root command of demo-server.
@main
struct DemoServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo-server",
    abstract: "Serve a generated catalog of photos with the Unsplash API.",
    discussion: """
      Examples:
        demo-server --port 8080
        curl 'http://127.0.0.1:8080/search/photos?query=fog'
        demo-server --socket demo.sock --latency 300 --fail-rate 0.2
        demo-server sheet -o catalog.jpg
      """,
    subcommands: [Serve.self, Sheet.self],
    defaultSubcommand: Serve.self
  )
}
