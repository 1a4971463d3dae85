import HTTPTypes

/// One line of a cassette: a request without secrets, and the error or the response to the request. Contains only
/// header fields that may be logged.
struct RecordedExchange: Codable, Sendable {
  let method: String
  let url: String
  /// The SHA-256 of the request's body; nil for an empty body.
  let requestBody: String?
  let range: String?
  var failure: NetworkError?
  /// The status of the response; nil if the request failed. A response also has `fields`, and either `text` or
  /// `base64`.
  var status: Int?
  var fields: [[String]]?
  /// The body as text if it is valid UTF-8, so that people can read a cassette; otherwise nil.
  var text: String?
  /// The body as Base64 if it is not text.
  var base64: String?

  /// The parts of a request that a replay compares.
  struct Key: Hashable, CustomStringConvertible {
    let method: String
    let url: String
    let range: String?
    let body: String?

    var description: String {
      "\(method) \(url)" + (range.map { " for \($0)" } ?? "") + (body == nil ? "" : " with this body")
    }
  }

  var key: Key { Key(method: method, url: url, range: range, body: requestBody) }
}

extension Request {
  var recordingKey: RecordedExchange.Key {
    RecordedExchange.Key(
      method: head.method.rawValue,
      // A URL from a recorded response, such as a redirect target, can contain the percent-encoded placeholder of a
      // secret.
      url: redactedURL.replacing("%3Credacted%3E", with: Redaction.placeholder),
      range: head.headerFields[.range],
      body: body.isEmpty ? nil : SHA256.hexadecimal(body)
    )
  }
}
