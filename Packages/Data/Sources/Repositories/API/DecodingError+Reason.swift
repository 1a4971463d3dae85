extension DecodingError {
  /// The problem and its place in the document, such as `[3].urls.regular is missing`. Contains no values of the
  /// response.
  var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      "\(Self.path(context.codingPath)) is null"
    case .typeMismatch(let type, let context):
      "\(Self.path(context.codingPath)) is not \(Self.words(for: type))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(Self.path(context.codingPath)) is invalid"
    case .dataCorrupted:
      "the response is not JSON"
    @unknown default:
      "the response is invalid"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    guard !path.isEmpty else { return "the response" }
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type, is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
