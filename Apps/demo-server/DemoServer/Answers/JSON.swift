import Foundation

/// A JSON value that can be written as a literal: `["id": .string(photo.id), "location": .null]`.
enum JSON: Encodable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  case string(String)
  case whole(Int)
  case number(Double)
  case bool(Bool)
  case null
  case array([JSON])
  case object([String: JSON])

  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { first, _ in first })
  }

  init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  static func string(_ text: String?) -> JSON {
    text.map { .string($0) } ?? .null
  }

  /// Converts a time in seconds since 1970 to ISO 8601 text.
  static func time(_ seconds: Int?) -> JSON {
    seconds.map { .string(Date(timeIntervalSince1970: Double($0)).formatted(.iso8601)) } ?? .null
  }

  /// Returns a copy of the object with additional fields.
  func with(_ fields: [String: JSON]) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(fields) { _, new in new })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Returns the encoded JSON. Fields are sorted by name, so equal values have equal bytes and the same `ETag`.
  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}
