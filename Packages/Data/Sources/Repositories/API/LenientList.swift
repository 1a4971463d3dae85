/// A list in a response, decoded without its malformed items.
struct LenientList<Item: Decodable>: Decodable {
  private(set) var items: [Item] = []
  /// The problem of each malformed item.
  private(set) var problems: [DecodingError] = []
  /// The number of items, including malformed items.
  var count: Int { items.count + problems.count }

  /// - Throws: A `DecodingError` if the value is not a list, or if all of its items are malformed.
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var firstError: DecodingError?
    while !container.isAtEnd {
      do {
        items.append(try container.decode(Item.self))
      } catch {
        // For a number that does not fit into its type, the decoder throws an error other than `DecodingError`.
        let path = container.codingPath + [Index(container.currentIndex)]
        let place = DecodingError.Context(codingPath: path, debugDescription: "the item is invalid")
        let error = error as? DecodingError ?? .dataCorrupted(place)
        problems.append(error)
        firstError = firstError ?? error
        // After an error, the decoder is still at the malformed item.
        _ = try container.decode(Skipped.self)
      }
    }
    if items.isEmpty, let firstError { throw firstError }
  }

  /// The index of an item in the list, for error messages.
  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "\($0)" } ?? "" }

    init(_ value: Int) { intValue = value }
    init(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { return nil }
  }

  /// Any value.
  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}
