import Foundation
import Testing

/// The official description of the Unsplash API (OpenAPI 3.1, from github.com/unsplash/unsplash-js, MIT license). Tests
/// generate responses from this description.
struct APIDescription {
  /// The fields and values of a generated response.
  enum Variant: CaseIterable {
    /// Every field in the description.
    case everything
    /// Only the required fields, and empty lists.
    case onlyRequired
    /// Null for every field that may be null.
    case nulls
    /// Every field in the description, and some unknown fields.
    case unknownFields
  }

  private let root: [String: Any]

  init() throws {
    let url = try #require(
      Bundle.module.url(forResource: "unsplash-openapi", withExtension: "json", subdirectory: "Fixtures"))
    root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
  }

  /// Returns the JSON body of a response to a GET request for `path`.
  func body(of path: String, _ variant: Variant) throws -> Any {
    let paths = try #require(root["paths"] as? [String: Any])
    let get = try #require((paths[path] as? [String: Any])?["get"] as? [String: Any])
    let response = resolved(try #require((get["responses"] as? [String: Any])?["200"] as? [String: Any]))
    let content = try #require((response["content"] as? [String: Any])?["application/json"] as? [String: Any])
    return sample(try #require(content["schema"] as? [String: Any]), variant)
  }

  func schema(_ name: String, _ variant: Variant) throws -> Any {
    sample(["$ref": "#/components/schemas/\(name)"], variant)
  }

  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let reference = schema["$ref"] as? String else { return schema }
    var place: Any = root
    for key in reference.split(separator: "/").dropFirst() {
      place = (place as? [String: Any])?[String(key)] ?? [:]
    }
    return resolved(place as? [String: Any] ?? [:])
  }

  private func sample(_ unresolved: [String: Any], _ variant: Variant) -> Any {
    let schema = resolved(unresolved)
    if let all = schema["allOf"] as? [[String: Any]] {
      return all.reduce(into: [String: Any]()) { merged, part in
        merged.merge(sample(part, variant) as? [String: Any] ?? [:]) { $1 }
      }
    }
    if let choices = (schema["oneOf"] ?? schema["anyOf"]) as? [[String: Any]] {
      return sample(choice(of: choices, variant), variant)
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? ["object"]
    if types.contains("null"), variant == .nulls || types == ["null"] { return NSNull() }
    return value(of: types.first { $0 != "null" } ?? "object", schema, variant)
  }

  private func choice(of choices: [[String: Any]], _ variant: Variant) -> [String: Any] {
    let isNull = { (choice: [String: Any]) in choice["type"] as? String == "null" }
    let wanted = variant == .nulls ? choices.first(where: isNull) : nil
    return wanted ?? choices.first { !isNull($0) } ?? [:]
  }

  private func value(of type: String, _ schema: [String: Any], _ variant: Variant) -> Any {
    switch type {
    case "string": text(schema)
    case "integer": 7
    case "number": 7.5
    case "boolean": true
    case "array": list(schema, variant)
    default: object(schema, variant)
    }
  }

  private func text(_ schema: [String: Any]) -> String {
    switch schema["format"] as? String {
    case "date-time": "2024-05-01T09:30:00Z"
    case "date": "2024-05-01"
    case "uri": "https://example.org/x"
    default: (schema["enum"] as? [String])?.first ?? "text"
    }
  }

  private func list(_ schema: [String: Any], _ variant: Variant) -> [Any] {
    guard variant != .onlyRequired || schema["minItems"] != nil else { return [] }
    return [sample(schema["items"] as? [String: Any] ?? [:], variant)]
  }

  private func object(_ schema: [String: Any], _ variant: Variant) -> [String: Any] {
    let required = Set(schema["required"] as? [String] ?? [])
    var object: [String: Any] = [:]
    for (name, property) in schema["properties"] as? [String: [String: Any]] ?? [:]
    where variant != .onlyRequired || required.contains(name) {
      object[name] = sample(property, variant)
    }
    if variant == .unknownFields {
      object["a field of tomorrow"] = ["with": [1, "two", NSNull()]]
    }
    return object
  }
}
