public import HTTPTypes

/// A response in a `ResponseStore`.
public struct StoredResponse: Sendable, Hashable {
  public var head: HTTPResponse
  public var body: [UInt8]
  /// When the server last sent or confirmed the response, in seconds since 1970.
  public var confirmedAt: Int
  /// The request's fields that `Vary` names. The response can be used only for requests with equal fields.
  public var variedFields: HTTPFields

  public init(head: HTTPResponse, body: [UInt8], confirmedAt: Int, variedFields: HTTPFields) {
    self.head = head
    self.body = body
    self.confirmedAt = confirmedAt
    self.variedFields = variedFields
  }
}
