import HTTPTypes

/// Texts that logs, recordings and caches must not contain.
struct Secrets: Sendable {
  private var texts: Set<String> = []

  init(_ texts: [String] = []) {
    for text in texts { add(text) }
  }

  /// Adds the values of a request's secret query items and of the fields that must not be logged.
  mutating func add(credentialsOf request: Request) {
    for field in request.head.headerFields where !Redaction.isHarmless(field.name) {
      add(field.value)
      // A log or a response may contain only a part of the value, such as SECRET from "Bearer SECRET" or "a=SECRET".
      for word in field.value.split(whereSeparator: { " ;=,".contains($0) }) { add(String(word)) }
    }
    for value in Redaction.secretValues(inQueryOf: request.url ?? "") { add(value) }
  }

  /// The smallest number of bytes in a secret. Texts with fewer bytes are unlikely to be secrets, and would match
  /// everywhere.
  private static let shortest = 6

  private mutating func add(_ text: String) {
    if text.utf8.count >= Self.shortest { texts.insert(text) }
  }

  /// Returns the text with every secret replaced.
  func removed(from text: String) -> String {
    // Replaces the longest secrets first, because one secret can contain another.
    texts.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(text) { $0.contains($1) ? $0.replacing($1, with: Redaction.placeholder) : $0 }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Whether bytes contain a secret.
  func isContained(in bytes: [UInt8]) -> Bool {
    texts.contains { bytes.contains(text: $0) }
  }
}
