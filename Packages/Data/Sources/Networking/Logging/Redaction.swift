import HTTPTypes

/// Removes secrets from texts for logs and recordings. Shows only header fields that may be logged, and hides the
/// values of query items whose names suggest a secret.
enum Redaction {
  static let placeholder = "<redacted>"

  /// Returns the URL with the values of secret query items replaced.
  static func url(_ url: String) -> String {
    guard let question = url.firstIndex(of: "?") else { return url }
    let query = url[url.index(after: question)...].split(separator: "&", omittingEmptySubsequences: false)
    return url[...question] + query.map { item($0) }.joined(separator: "&")
  }

  /// Returns the values of the secret query items of a URL, both unchanged and percent-decoded.
  static func secretValues(inQueryOf url: String) -> [String] {
    // Searches UTF-8 for speed, because this function runs for every response that is stored.
    guard let question = url.utf8.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    var values: [String] = []
    var rest = url[question...].dropFirst()
    while !rest.isEmpty {
      let item = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex)]
      rest = rest[item.endIndex...].dropFirst()
      guard let equals = item.utf8.firstIndex(of: UInt8(ascii: "=")), isSecret(name: item[..<equals]) else { continue }
      let value = item[equals...].dropFirst()
      values += [String(value), String(decoding: percentDecoded(value), as: UTF8.self)]
    }
    return values
  }

  /// Returns "name: value" for each field, in order, with secret values replaced.
  static func fields(_ fields: HTTPFields) -> [String] {
    fields.map { field in "\(field.name): \(shown(field)?.value ?? placeholder)" }
  }

  /// Returns the fields that may be logged, with their values.
  static func shownFields(_ fields: HTTPFields) -> [HTTPField] {
    fields.compactMap { shown($0) }
  }

  /// Whether a field with this name contains no secret and may be logged.
  static func isHarmless(_ name: HTTPField.Name) -> Bool { harmlessFields.contains(name) }

  private static func shown(_ field: HTTPField) -> HTTPField? {
    switch field.name {
    case .location: HTTPField(name: field.name, value: url(field.value))
    // A `Link` field has URLs and other parts, so it is shown completely or not at all.
    case link: url(field.value) == field.value ? field : nil
    default: harmlessFields.contains(field.name) ? field : nil
    }
  }

  private static func item(_ item: Substring) -> String {
    guard let equals = item.firstIndex(of: "=") else { return String(item) }
    return isSecret(name: item[..<equals]) ? "\(item[..<equals])=\(placeholder)" : String(item)
  }

  private static func isSecret(name: Substring) -> Bool {
    let decoded = percentDecoded(name)
    guard decoded.count >= shortestSecretWord else { return false }
    let plain = Array(String(decoding: decoded, as: UTF8.self).lowercased().utf8)
    return secretWords.contains { plain.contains(text: $0) }
  }

  /// Decodes percent escapes, and leaves invalid escapes unchanged.
  private static func percentDecoded(_ text: Substring) -> [UInt8] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static let secretWords = [
    "key", "token", "secret", "password", "passwd", "auth", "signature", "sig", "credential", "session", "client_id",
    "client-id", "clientid", "code", "jwt", "hmac",
  ]
  private static let shortestSecretWord = secretWords.map(\.utf8.count).min() ?? 0

  private static let link = HTTPField.Name("Link")!

  private static let harmlessFields: Set<HTTPField.Name> = Set(
    ["X-Total", "X-Per-Page", "X-Ratelimit-Limit", "X-Ratelimit-Remaining"].compactMap { HTTPField.Name($0) }
  ).union([
    .accept, .acceptEncoding, .acceptLanguage, .acceptRanges, .age, .allow, .cacheControl, .connection,
    .contentEncoding, .contentLanguage, .contentLength, .contentRange, .contentType, .date, .eTag, .expires, .ifMatch,
    .ifModifiedSince, .ifNoneMatch, .ifRange, .lastModified, .range, .retryAfter, .server, .transferEncoding,
    .userAgent, .vary,
  ])
}
