/// The rules of recent searches, as a value: newest first, each text once whatever its case and blanks, and not many.
///
/// Every repository follows these rules; the contract suite in `DomainTesting` checks it.
public struct RecentSearches: Hashable, Sendable {
  /// The maximum number of searches.
  public static let limit = 20

  public private(set) var newestFirst: [String] = []

  public init() {}

  /// Adds a search as the newest, in its latest spelling.
  public mutating func add(_ query: SearchQuery) {
    remove(query.text)
    newestFirst.insert(query.text, at: 0)
    newestFirst.removeLast(max(0, newestFirst.count - Self.limit))
  }

  /// Removes a text, if it is there.
  public mutating func remove(_ text: String) {
    let key = Self.key(text)
    newestFirst.removeAll { Self.key($0) == key }
  }

  public mutating func removeAll() {
    newestFirst = []
  }

  /// The same for two texts that are the same search.
  public static func key(_ text: String) -> String { text.singleSpaced.lowercased() }
}
