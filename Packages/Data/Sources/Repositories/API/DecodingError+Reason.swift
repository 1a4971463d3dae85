import Domain

extension DecodingError {
  /// Returns the problem and its place in the document, such as `[3].urls.regular`. The reason contains no values of the
  /// response.
  func reason(host: String) -> ErrorReason {
    switch self {
    case .keyNotFound(let key, let context):
      .field(host: host, path: Self.path(context.codingPath + [key]), .missing)
    case .valueNotFound(_, let context):
      .field(host: host, path: Self.path(context.codingPath), .null)
    case .typeMismatch(let type, let context):
      .field(host: host, path: Self.path(context.codingPath), Self.problem(of: type))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      .field(host: host, path: Self.path(context.codingPath), .invalid)
    default: .notJSON(host: host)
    }
  }

  /// The path of a field; empty for the whole document.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  private static func problem(of type: Any.Type) -> FieldProblem {
    switch type {
    case is String.Type: .notText
    case is Int.Type, is Double.Type: .notNumber
    case is Bool.Type: .notBoolean
    case is [Any].Type: .notList
    default: .notObject
    }
  }
}
