/// The rules of recent searches, as a value: newest first, each text once whatever its case and blanks, and not many.
///
/// What keeps them anywhere must behave like this; the contract suite of `DomainTesting` compares.
public struct RecentSearches: Hashable, Sendable {
  /// How many are kept.
  public static let limit = 20

  public private(set) var newestFirst: [String] = []

  public init() {}

  /// Puts what was searched for on top, as it was written this time.
  public mutating func add(_ query: SearchQuery) {
    remove(query.text)
    newestFirst.insert(query.text, at: 0)
    newestFirst.removeLast(max(0, newestFirst.count - Self.limit))
  }

  /// Forgets a text. One that is not there is no error.
  public mutating func remove(_ text: String) {
    let key = Self.key(text)
    newestFirst.removeAll { Self.key($0) == key }
  }

  public mutating func removeAll() {
    newestFirst = []
  }

  /// What two texts have in common that are the same search.
  public static func key(_ text: String) -> String { text.singleSpaced.lowercased() }
}
