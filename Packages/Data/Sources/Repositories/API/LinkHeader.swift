import HTTPTypes

/// The `Link` field of a page, with links to other pages (RFC 8288).
struct LinkHeader {
  private let relations: Set<String>

  /// Returns nil if the response has no `Link` field.
  init?(_ head: HTTPResponse) {
    guard let field = head.headerFields[.link] else { return nil }
    // The URL of a link may contain commas and semicolons, and ends at ">".
    let parameters = field.split(separator: ">").dropFirst().map { $0.prefix { $0 != "<" } }
    relations = Set(parameters.flatMap { Self.relations(in: $0) })
  }

  var hasNext: Bool { relations.contains("next") }

  private static func relations(in parameters: Substring) -> [String] {
    parameters.split { $0 == ";" || $0 == "," }.flatMap { parameter -> [String] in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else { return [] }
      return parts[1].filter { $0 != "\"" }.split(separator: " ").map { $0.lowercased() }
    }
  }
}

extension HTTPField.Name {
  fileprivate static let link = HTTPField.Name("Link")!
}
