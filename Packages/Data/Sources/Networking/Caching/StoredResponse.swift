public import HTTPTypes

/// A response in a `ResponseStore`, and the fields of its request that select it.
public struct StoredResponse: Sendable, Hashable {
  public let head: HTTPResponse
  public let body: [UInt8]
  /// The time, in seconds since 1970, of the last request whose response created or confirmed this response.
  public let requestedAt: Int
  /// The time when the response to that request arrived, in seconds since 1970.
  public let receivedAt: Int
  /// The fields that a request must have in order to receive this response. See `SelectingFields`.
  public let selectingFields: HTTPFields
  /// Parsed once, because every decision needs it.
  let freshness: Freshness

  public init(head: HTTPResponse, body: [UInt8], requestedAt: Int, receivedAt: Int, selectingFields: HTTPFields) {
    self.init(
      head: head, body: body, requestedAt: requestedAt, receivedAt: receivedAt, selectingFields: selectingFields,
      freshness: Freshness(head, requestedAt: requestedAt, receivedAt: receivedAt))
  }

  /// - Parameter freshness: The freshness of a response with `head`.
  init(
    head: HTTPResponse, body: [UInt8], requestedAt: Int, receivedAt: Int, selectingFields: HTTPFields,
    freshness: Freshness
  ) {
    self.head = head
    self.body = body
    self.requestedAt = requestedAt
    self.receivedAt = receivedAt
    self.selectingFields = selectingFields
    self.freshness = freshness
  }

  /// Returns the age in seconds, or nil if the response arrived in the future because the clock was set back.
  func age(at now: Int) -> Int? {
    now < receivedAt ? nil : freshness.ageOnArrival + now - receivedAt
  }

  /// Whether a request may receive this response, according to `Vary` and its credentials.
  func matches(_ request: Request) -> Bool {
    guard let names = SelectingFields.names(for: head) else { return false }
    return names.allSatisfy { selectingFields[$0] == SelectingFields.value($0, in: request) }
  }
}
