import HTTPTypes

extension Request: CustomStringConvertible {
  /// The method and the URL without secrets, such as "GET https://example.org/photos?page=1".
  public var description: String { "\(head.method.rawValue) \(redactedURL)" }

  var redactedURL: String { url.map { Redaction.url($0) } ?? "no URL" }
}
