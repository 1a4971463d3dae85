public import HTTPTypes

/// A response in a `ResponseStore`, and the request fields that select the response.
public struct StoredResponse: Sendable, Hashable {
  public let head: HTTPResponse
  public let body: [UInt8]
  /// The time at which this response was requested or last revalidated, in seconds since 1970.
  public let requestedAt: Int
  /// The arrival time of this response or of the last 304 that confirmed it, in seconds since 1970.
  public let receivedAt: Int
  /// The fields that a request must have in order to receive this response. See `SelectingFields`.
  public let selectingFields: HTTPFields
  /// The freshness, which is parsed once because every decision needs it.
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

  /// Returns the age in seconds, or nil if the arrival time is in the future because the clock was set back.
  func age(at now: Int) -> Int? {
    now < receivedAt ? nil : freshness.ageOnArrival + now - receivedAt
  }

  /// Whether a request may receive this response, according to `Vary` and the request's credentials.
  func matches(_ request: Request) -> Bool {
    guard let names = SelectingFields.names(for: head) else { return false }
    return names.allSatisfy { selectingFields[$0] == SelectingFields.value($0, in: request) }
  }
}
