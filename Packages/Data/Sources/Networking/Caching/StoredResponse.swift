public import HTTPTypes

/// A response in a `ResponseStore`, and the parts of its request by which it is selected.
public struct StoredResponse: Sendable, Hashable {
  public let head: HTTPResponse
  public let body: [UInt8]
  /// When the request was sent to which the server last sent or confirmed the response, in seconds since 1970.
  public let requestedAt: Int
  /// When that response arrived, in seconds since 1970.
  public let receivedAt: Int
  /// The fields that a request must have in order to receive this response. See `SelectingFields`.
  public let selectingFields: HTTPFields
  /// Read once, because every decision needs it.
  let freshness: Freshness

  public init(head: HTTPResponse, body: [UInt8], requestedAt: Int, receivedAt: Int, selectingFields: HTTPFields) {
    self.init(
      head: head, body: body, requestedAt: requestedAt, receivedAt: receivedAt, selectingFields: selectingFields,
      freshness: Freshness(head, requestedAt: requestedAt, receivedAt: receivedAt))
  }

  /// - Parameter freshness: That of `head`.
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

  /// Returns the age in seconds. It is nil if the response was received in the future, because the clock was set back.
  func age(at now: Int) -> Int? {
    now < receivedAt ? nil : freshness.ageOnArrival + now - receivedAt
  }

  /// Whether a request may receive this response, according to `Vary` and its credentials.
  func matches(_ request: Request) -> Bool {
    guard let names = SelectingFields.names(for: head) else { return false }
    return names.allSatisfy { selectingFields[$0] == SelectingFields.value($0, in: request) }
  }
}
