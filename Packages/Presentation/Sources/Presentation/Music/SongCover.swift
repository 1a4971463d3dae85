public import Domain

/// The cover of a song, or a text while there is none.
public struct SongCover: Hashable, Sendable {
  public var artwork: Artwork?
  /// The text to show without a cover.
  public var status: String

  public init(artwork: Artwork? = nil, status: String = "") {
    self.artwork = artwork
    self.status = status
  }
}
