package import Logging

/// Writes log lines to standard error as the console prints text: without control characters.
package struct ConsoleLogHandler: LogHandler {
  let console: Console
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]

  /// - Parameter verbosity: 0 for none, 1 for a line per request, 2 for its header fields, too.
  package init(console: Console, verbosity: Int) {
    self.console = console
    logLevel =
      switch verbosity {
      case ...0: .critical
      case 1: .debug
      default: .trace
      }
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let fields = logLevel == .trace ? event.metadata?["fields"].map { " \($0)" } : nil
    console.print("\(event.message)\(fields ?? "")")
  }
}
