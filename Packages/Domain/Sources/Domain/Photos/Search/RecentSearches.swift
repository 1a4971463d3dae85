/// A list of recent searches, with the rules for changing it.
///
/// The newest search is first, and at most ``limit`` searches are stored. Texts that differ only in case and spaces are
/// the same search. Every repository follows these rules; `RecentSearchRepositoryContract` in `DomainTesting` checks
/// them.
public struct RecentSearches: Hashable, Sendable {
  /// The maximum number of searches.
  public static let limit = 20

  public private(set) var newestFirst: [String] = []

  public init() {}

  /// Adds a search as the newest search, and removes earlier entries of the same search in any spelling.
  public mutating func add(_ query: SearchQuery) {
    remove(query.text)
    newestFirst.insert(query.text, at: 0)
    newestFirst.removeLast(max(0, newestFirst.count - Self.limit))
  }

  /// Removes a search, regardless of its spelling.
  public mutating func remove(_ text: String) {
    let key = Self.key(text)
    newestFirst.removeAll { Self.key($0) == key }
  }

  public mutating func removeAll() {
    newestFirst = []
  }

  /// Returns a key that is equal for all spellings of a search.
  public static func key(_ text: String) -> String { text.singleSpaced.lowercased() }
}
