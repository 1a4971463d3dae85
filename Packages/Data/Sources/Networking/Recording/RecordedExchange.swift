import HTTPTypes

/// One line of a cassette: a request without secrets, and its response with only harmless fields or its error.
struct RecordedExchange: Codable, Sendable {
  let method: String
  let url: String
  /// The SHA-256 of the request's body; nil for an empty body.
  let requestBody: String?
  let range: String?
  var failure: NetworkError?
  /// Set together with `fields` and one of `text` and `base64`, unless the request failed.
  var status: Int?
  var fields: [[String]]?
  /// The body as text if it is UTF-8, so that a cassette can be read and reviewed; otherwise nil.
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
      // A URL of a recorded response can contain the encoded placeholder of a secret.
      url: redactedURL.replacing("%3Credacted%3E", with: Redaction.placeholder),
      range: head.headerFields[.range],
      body: body.isEmpty ? nil : SHA256.hexadecimal(body)
    )
  }
}
