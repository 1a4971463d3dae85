import Domain
import Persistence

/// A cache of the searchable words of photos. Searches fill the cache.
struct FolderWords {
  private struct Searchable {
    /// The entry, which is retained so that its `ObjectIdentifier` stays unique.
    var entry: FolderEntry
    /// The normalized words, with a space before each word.
    var words: [UInt8]
  }

  private var searchable: [ObjectIdentifier: Searchable] = [:]

  /// Returns the entries whose words are not cached.
  func missing(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.filter { searchable[ObjectIdentifier($0)] == nil }
  }

  /// - Parameter words: The normalized words of each entry.
  mutating func add(_ entries: [FolderEntry], words: [String]) {
    for (entry, words) in zip(entries, words) {
      searchable[ObjectIdentifier(entry)] = Searchable(entry: entry, words: Array(" \(words)".utf8))
    }
  }

  /// Removes all entries that are not in `current` if the cache has more than 2 × `current.count` + 1,000 entries.
  mutating func removeOld(keeping current: [FolderEntry]) {
    guard searchable.count > 2 * current.count + 1000 else { return }
    let identifiers = Set(current.map(ObjectIdentifier.init))
    searchable = searchable.filter { identifiers.contains($0.key) }
  }

  /// Whether every phrase occurs in the entry's words, at the beginning of a word.
  ///
  /// - Parameter phrases: Normalized words, with a space before each word.
  func matches(_ entry: FolderEntry, _ phrases: [[UInt8]]) -> Bool {
    guard let words = searchable[ObjectIdentifier(entry)]?.words else { return false }
    return phrases.allSatisfy { words.contains($0) }
  }
}
