public import Domain

/// A song, formatted for a list.
public struct SongItem: Hashable, Sendable, Identifiable {
  public var song: Song
  public var title: String
  public var artist: String
  /// The title of the album; empty if unknown.
  public var album: String

  public var id: Song.ID { song.id }

  public init(_ song: Song) {
    self.song = song
    title = song.title
    artist = song.artist
    album = song.album ?? ""
  }
}
