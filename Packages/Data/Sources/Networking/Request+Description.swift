import HTTPTypes

extension Request: CustomStringConvertible {
  /// "GET https://example.org/photos?page=1", with secrets in the query hidden: safe to print.
  public var description: String { "\(head.method.rawValue) \(redactedURL)" }

  var redactedURL: String { url.map { Redaction.url($0) } ?? "no URL" }
}
