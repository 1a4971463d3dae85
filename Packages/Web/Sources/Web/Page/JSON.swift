/// A JSON value, as the server and a page exchange it.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON {
  /// The member of an object, or nil if the value is not an object or has no such member.
  public subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }

  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number, if it is an integer.
  public var int: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }

  public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The range from the first to the second integer of an array such as `[0, 20]`; nil if the value is not an array of
  /// two ascending integers from 0.
  public var range: Range<Int>? {
    guard let bounds = array?.map(\.int), bounds.count == 2, let first = bounds[0], let last = bounds[1],
      first >= 0, first <= last
    else { return nil }
    return first..<last
  }

  /// Returns a JSON string, or null for nil.
  public static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  public static func number(_ value: Int) -> JSON { .number(Double(value)) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
  public init(nilLiteral: ()) { self = .null }
}

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
