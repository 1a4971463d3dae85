import Logging
import Networking

/// Appends each log event to `lines`: its level, message and metadata.
struct CollectingHandler: LogHandler {
  let lines: Lock<[String]>
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(lines: Lock<[String]>) {
    self.lines = lines
  }

  subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.withLock { $0.append("\(event.level) \(event.message) \(event.metadata ?? [:])") }
  }
}
