public import Domain

/// The cover of a song as its screen shows it.
public struct SongCover: Hashable, Sendable {
  public var artwork: Artwork?
  /// What to say as long as there is none.
  public var status: String

  public init(artwork: Artwork? = nil, status: String = "") {
    self.artwork = artwork
    self.status = status
  }
}
