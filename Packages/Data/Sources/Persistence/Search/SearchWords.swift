public import Domain
import GRDB

/// Reduces texts to the words that a search compares, as the full-text index does: without case and accents.
///
///     let texts = try await words.reduced(["Zürich 2019-07", "lake"])  // "zurich 2019 07", "lake"
public struct SearchWords: Sendable {
  private let cache: CacheDatabase

  public init(cache: CacheDatabase) {
    self.cache = cache
  }

  /// Returns the words of each text, with single spaces between them. Costs some microseconds a text.
  @concurrent
  public func reduced(_ texts: [String]) async throws(RepositoryError) -> [String] {
    try await cache.read { db in
      let tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
      return try texts.map { text in
        try tokenizer.tokenize(document: SearchText.spaced(text)).map(\.token).joined(separator: " ")
      }
    }
  }
}
