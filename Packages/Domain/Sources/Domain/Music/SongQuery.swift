/// Songs that are looked for. Never blank: whoever has one may ask.
public struct SongQuery: Hashable, Sendable {
  /// How many songs one answer may have.
  public static let allowedLimits = 1...200

  /// Without blanks around it, and with single blanks in it.
  public let text: String
  public let limit: Int

  /// Nothing if `text` has only blanks. Limits are brought into `allowedLimits`.
  public init?(_ text: String, limit: Int = 25) {
    let text = text.singleSpaced
    guard !text.isEmpty else { return nil }
    self.text = text
    self.limit = min(max(limit, Self.allowedLimits.lowerBound), Self.allowedLimits.upperBound)
  }
}
