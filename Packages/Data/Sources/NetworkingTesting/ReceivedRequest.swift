/// A request as a `ScriptedServer` read it off the wire.
public struct ReceivedRequest: Sendable {
  public let method: String
  /// Path and query as they were sent.
  public let target: String
  /// In the order they came; names as they were spelled.
  public let headers: [(name: String, value: String)]
  public let body: [UInt8]
  /// Which of the server's connections it came on, counted from 0.
  public let connection: Int

  /// The path without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The value of the first header with this name, whatever its case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
