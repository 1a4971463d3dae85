/// A JSON object for the formats `json` and `ndjson`. Nil values become `null`, so that every record has all its fields.
///
/// ```swift
/// let record: JSONObject = ["id": topic.id.rawValue, "description": topic.description]
/// ```
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private struct Field: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws {
      // Encodes through a container, so that the encoder's strategy for dates applies.
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  private let fields: [String: Field]

  package init(dictionaryLiteral fields: (String, any Encodable)...) { self.init(fields) }

  package init(_ fields: [(String, any Encodable)]) {
    self.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0, Field(value: $1)) })
  }

  package func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
  }
}
