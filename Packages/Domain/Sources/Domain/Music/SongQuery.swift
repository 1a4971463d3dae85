/// A valid search for songs: never blank.
public struct SongQuery: Hashable, Sendable {
  /// How many songs one answer may have.
  public static let allowedLimits = 1...200

  /// Trimmed, with single spaces between its words.
  public let text: String
  public let limit: Int

  /// Returns nil if `text` is blank. Limits are brought into `allowedLimits`.
  public init?(_ text: String, limit: Int = 25) {
    let text = text.singleSpaced
    guard !text.isEmpty else { return nil }
    self.text = text
    self.limit = min(max(limit, Self.allowedLimits.lowerBound), Self.allowedLimits.upperBound)
  }
}
