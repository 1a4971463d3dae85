/// A list in a response that loses its malformed items and no others.
struct LenientList<Item: Decodable>: Decodable {
  private(set) var items: [Item] = []
  /// The problem of each malformed item, such as "[3].width is not a number".
  private(set) var problems: [String] = []
  /// The number of items, including malformed ones.
  var count: Int { items.count + problems.count }

  /// - Throws: A `DecodingError` if the value is not a list, or if none of its items is valid.
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var firstError: DecodingError?
    while !container.isAtEnd {
      do {
        items.append(try container.decode(Item.self))
      } catch {
        // The decoder throws an error of its own for a number that does not fit.
        let path = container.codingPath + [Index(container.currentIndex)]
        let place = DecodingError.Context(codingPath: path, debugDescription: "the item is invalid")
        let error = error as? DecodingError ?? .dataCorrupted(place)
        problems.append(error.reason)
        firstError = firstError ?? error
        // A failed item is still the next one.
        _ = try container.decode(Skipped.self)
      }
    }
    if items.isEmpty, let firstError { throw firstError }
  }

  /// The place of an item.
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
