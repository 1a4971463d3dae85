/// A search for songs: a text with at least one word, and a limit.
public struct SongQuery: Hashable, Sendable {
  /// The allowed values of `limit`.
  public static let allowedLimits = 1...200

  /// The words to search for, with single spaces between them.
  public let text: String
  /// The maximum number of songs to return.
  public let limit: Int

  /// Creates a search with `limit` clamped to `allowedLimits`. Returns nil if `text` is blank.
  public init?(_ text: String, limit: Int = 25) {
    let text = text.singleSpaced
    guard !text.isEmpty else { return nil }
    self.text = text
    self.limit = min(max(limit, Self.allowedLimits.lowerBound), Self.allowedLimits.upperBound)
  }
}
