/// A request that a `ScriptedServer` received.
public struct ReceivedRequest: Sendable {
  public let method: String
  /// The path and the query, unchanged.
  public let target: String
  /// The headers in the order in which they were sent, with the spelling of the client.
  public let headers: [(name: String, value: String)]
  public let body: [UInt8]
  /// The number of the server's connection that carried the request, counted from 0.
  public let connection: Int

  /// The path without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// Returns the value of the first header with this name, ignoring case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
