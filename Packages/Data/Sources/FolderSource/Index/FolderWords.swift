import Domain
import Persistence

/// The words of photos, as far as they were searched.
struct FolderWords {
  private struct Searchable {
    /// Held so that its identifier stays its own.
    var entry: FolderEntry
    /// The reduced words, each with a space before it.
    var words: [UInt8]
  }

  private var searchable: [ObjectIdentifier: Searchable] = [:]

  /// Returns the entries without words.
  func missing(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.filter { searchable[ObjectIdentifier($0)] == nil }
  }

  /// - Parameter words: The reduced words of each entry.
  mutating func add(_ entries: [FolderEntry], words: [String]) {
    for (entry, words) in zip(entries, words) {
      searchable[ObjectIdentifier(entry)] = Searchable(entry: entry, words: Array(" \(words)".utf8))
    }
  }

  /// Removes entries that are no longer current, once they are the majority.
  mutating func removeOld(keeping current: [FolderEntry]) {
    guard searchable.count > 2 * current.count + 1000 else { return }
    let identifiers = Set(current.map(ObjectIdentifier.init))
    searchable = searchable.filter { identifiers.contains($0.key) }
  }

  /// Whether an entry has words that begin with each of the phrases.
  ///
  /// - Parameter phrases: Reduced words, with a space before each.
  func matches(_ entry: FolderEntry, _ phrases: [[UInt8]]) -> Bool {
    guard let words = searchable[ObjectIdentifier(entry)]?.words else { return false }
    return phrases.allSatisfy { words.contains($0) }
  }
}
