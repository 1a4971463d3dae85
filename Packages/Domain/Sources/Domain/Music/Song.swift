/// A song in a shop's catalog.
public struct Song: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Song>

  public var id: ID
  public var title: String
  public var artist: String
  public var album: String?
  public var genre: String?
  public var releasedAt: Date?
  public var duration: Duration?
  /// The address of a cover image that is large enough to fill a screen.
  public var artwork: String?
  /// The address of an audio preview.
  public var preview: String?
  /// The song's page in the shop.
  public var page: String?

  public init(
    id: ID, title: String, artist: String, album: String? = nil, genre: String? = nil, releasedAt: Date? = nil,
    duration: Duration? = nil, artwork: String? = nil, preview: String? = nil, page: String? = nil
  ) {
    self.id = id
    self.title = title
    self.artist = artist
    self.album = album
    self.genre = genre
    self.releasedAt = releasedAt
    self.duration = duration
    self.artwork = artwork
    self.preview = preview
    self.page = page
  }
}
