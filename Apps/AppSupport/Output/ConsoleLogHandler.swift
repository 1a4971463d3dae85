package import Logging

/// Writes log lines to standard error, without control characters.
package struct ConsoleLogHandler: LogHandler {
  let console: Console
  package var logLevel: Logger.Level
  package var metadata: Logger.Metadata = [:]

  /// - Parameter verbosity: 0 logs nothing, 1 logs one line per request, 2 adds the header fields.
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
