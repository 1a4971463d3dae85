import HTTPTypes

/// One line of a cassette: a request without its secrets, and its answer without the fields that may hold any, or why
/// there was none.
struct RecordedExchange: Codable, Sendable {
  let method: String
  let url: String
  /// The SHA-256 of the request's body; nil when it had none.
  let requestBody: String?
  let range: String?
  var failure: NetworkError?
  /// With `fields` and one of `text` and `base64`, unless there was a failure.
  var status: Int?
  var fields: [[String]]?
  /// As text when it is UTF-8, so that a cassette can be read and its changes reviewed; else nil.
  var text: String?
  /// The body as Base64 when it is not text.
  var base64: String?

  /// What a request is recognised by.
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
      url: redactedURL,
      range: head.headerFields[.range],
      body: body.isEmpty ? nil : SHA256.hexadecimal(body)
    )
  }
}
