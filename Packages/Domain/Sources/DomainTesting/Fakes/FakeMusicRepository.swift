public import Domain

/// A repository of songs in memory.
public final class FakeMusicRepository: MusicRepository {
  public let onSongs = Stub<SongQuery>()
  private let all: [Song]

  public init(_ songs: [Song] = []) { all = songs }

  /// Returns the songs whose title, artist or album contains the text, regardless of case.
  public func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song] {
    try await onSongs.pass(query)
    let text = query.text.lowercased()
    let found = all.filter { song in
      [song.title, song.artist, song.album ?? ""].contains { $0.lowercased().contains(text) }
    }
    return Array(found.prefix(query.limit))
  }
}
