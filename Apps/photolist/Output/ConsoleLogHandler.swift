import Logging

/// Writes log lines to standard error as other notes are written: without control characters.
struct ConsoleLogHandler: LogHandler {
  let console: Console
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  /// - Parameter verbosity: 0 for nothing, 1 for a line a request, 2 for its header fields, too.
  init(console: Console, verbosity: Int) {
    self.console = console
    logLevel =
      switch verbosity {
      case ...0: .critical
      case 1: .debug
      default: .trace
      }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let fields = logLevel == .trace ? event.metadata?["fields"].map { " \($0)" } : nil
    console.print("\(event.message)\(fields ?? "")")
  }
}
