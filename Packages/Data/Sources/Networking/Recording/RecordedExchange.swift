import HTTPTypes

/// One line of a cassette: a request without its secrets, and its answer without the fields that may hold any.
struct RecordedExchange: Codable, Sendable {
  let method: String
  let url: String
  /// The SHA-256 of the request's body; nil when it had none.
  let requestBody: String?
  let status: Int
  let fields: [[String]]
  /// As text when it is UTF-8, so that a cassette can be read and its changes reviewed; else nil.
  let text: String?
  /// The body as Base64 when it is not text.
  let base64: String?

  /// What a request is recognised by.
  struct Key: Hashable, CustomStringConvertible {
    let method: String
    let url: String
    let body: String?

    var description: String { "\(method) \(url)" + (body == nil ? "" : " with this body") }
  }

  var key: Key { Key(method: method, url: url, body: requestBody) }
}

extension Request {
  var recordingKey: RecordedExchange.Key {
    RecordedExchange.Key(
      method: head.method.rawValue,
      url: redactedURL,
      body: body.isEmpty ? nil : SHA256.hexadecimal(body)
    )
  }
}
