public import Domain

/// The cover of a song, or the text to show in its place.
public struct SongCover: Hashable, Sendable {
  public var artwork: Artwork?
  /// The text to show while there is no cover.
  public var status: String

  public init(artwork: Artwork? = nil, status: String = "") {
    self.artwork = artwork
    self.status = status
  }
}
