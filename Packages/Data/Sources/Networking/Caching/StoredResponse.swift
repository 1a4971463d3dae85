public import HTTPTypes

/// An answer as a `ResponseStore` keeps it.
public struct StoredResponse: Sendable, Hashable {
  public var head: HTTPResponse
  public var body: [UInt8]
  /// Seconds since 1970 when the server last sent or confirmed it.
  public var confirmedAt: Int
  /// The request's fields that `Vary` names, as they were: the answer is for requests that have the same.
  public var variedFields: HTTPFields

  public init(head: HTTPResponse, body: [UInt8], confirmedAt: Int, variedFields: HTTPFields) {
    self.head = head
    self.body = body
    self.confirmedAt = confirmedAt
    self.variedFields = variedFields
  }
}
