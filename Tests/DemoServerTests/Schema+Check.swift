import Foundation

/// Checks JSON values against a schema.
extension Schema {
  /// Returns the violations in a value, with their paths; empty if the value conforms to the schema.
  func faults(in value: Any, at path: String = "$") -> [String] {
    switch self {
    case .text: return value is String ? [] : ["\(path): no text"]
    case .time: return matches(value, #"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"#) ? [] : ["\(path): no time"]
    case .day: return matches(value, #"^\d{4}-\d\d-\d\d$"#) ? [] : ["\(path): no day"]
    case .address: return matches(value, #"^http://[a-z0-9.:]+/\S+$"#) ? [] : ["\(path): no address"]
    case .whole: return isWhole(value) ? [] : ["\(path): no whole number"]
    case .number: return value is NSNumber && !isBool(value) ? [] : ["\(path): no number"]
    case .bool: return isBool(value) ? [] : ["\(path): neither true nor false"]
    case .oneOf(let words): return (value as? String).map(words.contains) == true ? [] : ["\(path): none of \(words)"]
    case .nullable(let schema): return value is NSNull ? [] : schema.faults(in: value, at: path)
    case .list(let element, let least):
      guard let list = value as? [Any] else { return ["\(path): no list"] }
      return (list.count < least ? ["\(path): fewer than \(least)"] : [])
        + list.enumerated().flatMap { element.faults(in: $0.element, at: "\(path)[\($0.offset)]") }
    case .object(let fields, let base):
      guard let object = value as? [String: Any] else { return ["\(path): no object"] }
      return (base?.faults(in: value, at: path) ?? [])
        + fields.flatMap { name, schema in
          object[name].map { schema.faults(in: $0, at: "\(path).\(name)") } ?? ["\(path).\(name): missing"]
        }
    }
  }

  private func matches(_ value: Any, _ pattern: String) -> Bool {
    (value as? String)?.range(of: pattern, options: .regularExpression) != nil
  }

  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func isWhole(_ value: Any) -> Bool {
    guard let number = value as? NSNumber, !isBool(value) else { return false }
    return number.doubleValue == number.doubleValue.rounded()
  }
}
